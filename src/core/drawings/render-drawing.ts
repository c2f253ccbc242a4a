import type { Drawing, DrawingKind } from '../drawing.ts';
import * as air from './air.ts';
import * as bearingHousing from './bearing-housing.ts';
import * as bearings from './bearings.ts';
import * as castors from './castors.ts';
import * as discs from './discs.ts';
import * as drives from './drives.ts';
import * as electrical from './electrical.ts';
import * as emblems from './emblems.ts';
import * as flanges from './flanges.ts';
import * as gearUnits from './gear-units.ts';
import * as globeValve from './globe-valve.ts';
import * as instruments from './instruments.ts';
import * as machines from './machines.ts';
import * as nutsAndRings from './nuts-and-rings.ts';
import * as piping from './piping.ts';
import * as plant from './plant.ts';
import * as probes from './probes.ts';
import * as process from './process.ts';
import * as profiles from './profiles.ts';
import * as proximitySensors from './proximity-sensors.ts';
import * as rollerBearings from './roller-bearings.ts';
import * as seals from './seals.ts';
import { Sheet } from './sheet.ts';
import type { Dims } from './sizes.ts';
import * as smallValves from './small-valves.ts';
import * as specialBearings from './special-bearings.ts';
import * as specialFasteners from './special-fasteners.ts';
import * as switchgear from './switchgear.ts';
import * as taps from './taps.ts';
import * as threaded from './threaded.ts';
import * as timingBelt from './timing-belt.ts';
import * as tools from './tools.ts';
import * as valves from './valves.ts';
import * as waferValves from './wafer-valves.ts';
import * as wires from './wires.ts';

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
