import type { Drawing, DrawingKind } from '../../core/catalog/drawing.ts';
import * as bearingHousing from './bearings/bearing-housing.ts';
import * as bearings from './bearings/bearings.ts';
import * as rollerBearings from './bearings/roller-bearings.ts';
import * as seals from './bearings/seals.ts';
import * as specialBearings from './bearings/special-bearings.ts';
import * as electrical from './electrical/electrical.ts';
import * as instruments from './electrical/instruments.ts';
import * as probes from './electrical/probes.ts';
import * as proximitySensors from './electrical/proximity-sensors.ts';
import * as switchgear from './electrical/switchgear.ts';
import * as nutsAndRings from './fasteners/nuts-and-rings.ts';
import * as specialFasteners from './fasteners/special-fasteners.ts';
import * as threaded from './fasteners/threaded.ts';
import * as air from './machines/air.ts';
import * as castors from './machines/castors.ts';
import * as discs from './machines/discs.ts';
import * as drives from './machines/drives.ts';
import * as gearUnits from './machines/gear-units.ts';
import * as machines from './machines/machines.ts';
import * as plant from './machines/plant.ts';
import * as process from './machines/process.ts';
import * as taps from './machines/taps.ts';
import * as timingBelt from './machines/timing-belt.ts';
import * as tools from './machines/tools.ts';
import * as profiles from './profiles/profiles.ts';
import * as wires from './profiles/wires.ts';
import * as emblems from './sheet/emblems.ts';
import { Sheet } from './sheet/sheet.ts';
import type { Dims } from './sheet/sizes.ts';
import * as flanges from './valves/flanges.ts';
import * as globeValve from './valves/globe-valve.ts';
import * as piping from './valves/piping.ts';
import * as smallValves from './valves/small-valves.ts';
import * as valves from './valves/valves.ts';
import * as waferValves from './valves/wafer-valves.ts';

const painters: Record<DrawingKind, (sheet: Sheet, dims: Dims) => void> = {
  ...bearings,
  ...rollerBearings,
  ...bearingHousing,
  ...threaded,
  ...nutsAndRings,
  ...profiles,
  ...piping,
  ...valves,
  ...machines,
  ...air,
  ...drives,
  ...seals,
  ...electrical,
  ...instruments,
  ...process,
  ...tools,
  ...specialBearings,
  ...specialFasteners,
  ...flanges,
  ...globeValve,
  ...waferValves,
  ...smallValves,
  ...plant,
  ...probes,
  ...proximitySensors,
  ...switchgear,
  ...wires,
  ...timingBelt,
  ...discs,
  ...taps,
  ...castors,
  ...gearUnits,
  ...emblems,
};

/** The line drawing as a standalone SVG (320 × 240), to scale, with the given sizes labelled in millimetres. */
export function renderDrawing(drawing: Drawing, label: string): string {
  const sheet = new Sheet();
  painters[drawing.kind](sheet, drawing.dims);
  return sheet.toSvg(label);
}
