/** Patterns for the beginning of words in a category's id; the first match wins. */
const glyphWords: readonly [start: RegExp, glyph: string][] = [
  [/^(solar|photovoltaic|pv|inverter)/, 'solar'],
  [/^(batter|accumulator)/, 'battery'],
  [/^(bearing|roller)/, 'bearing'],
  [/^(bolt|screw|stud|fastener|din-9\d\d$|cap-screw)/, 'bolt'],
  [/^nut/, 'nut'],
  [/^(washer|ring)/, 'washer'],
  [/^(beam|profile|extrusion|rail|channel|angle|section)/, 'beam'],
  [/^flange/, 'flange'],
  [/^(pipe|tube|piping|fitting)/, 'pipe'],
  [/^(valve|distributor|vanne)/, 'valve'],
  [/^(pump|hydraulic)/, 'pump'],
  [/^(motor|drive|engine|generator|variator)/, 'motor'],
  [/^(gear|transmission)/, 'gearbox'],
  [/^belt/, 'belt'],
  [/^chain/, 'chain'],
  [/^coupl/, 'coupling'],
  [/^(seal|gasket|o-ring)/, 'seal'],
  [/^(cable|wire|wiring|conductor|connector|terminal|plug|socket)/, 'cable'],
  [/^gland/, 'gland'],
  [/^(breaker|circuit|fuse|disconnect|protection|switchgear)/, 'breaker'],
  [/^(contactor|relay|coil)/, 'contactor'],
  [/^(transformer|power-supply|power-supplies|supplies)/, 'transformer'],
  [/^(panel|enclosure|cabinet|button|switch|signal)/, 'panel'],
  [/^(gauge|meter|instrument|measur)/, 'gauge'],
  [/^(sensor|detector|probe|transmitter|thermo)/, 'sensor'],
  [/^(cylinder|actuator|pneumatic)/, 'cylinder'],
  [/^hose/, 'hose'],
  [/^(fan|ventil|blower)/, 'fan'],
  [/^compress/, 'compressor'],
  [/^(exchanger|boiler|heat|radiator)/, 'exchanger'],
  [/^(tank|vessel)/, 'tank'],
  [/^spring/, 'spring'],
  [/^(lamp|light|led)/, 'lighting'],
  [/^(plc|automat|control|module|logic|fieldbus|knx|domotic|computer|network|home)/, 'automation'],
  [/^(energy|power|electric)/, 'energy'],
  [/^tool/, 'tool'],
];

const GLYPH_DEFAULT = 'product';

/** In `electric/articles/frequency-drives` the last part is the most specific; the parts before it are the fallback. */
export function glyphOfCategory(id: string): string {
  for (const part of id.toLowerCase().split('/').reverse()) {
    const words = part.split(/[^a-z0-9]+/);
    // English compounds end with their noun.
    for (const candidate of [part, ...words.reverse()]) {
      const found = glyphWords.find(([start]) => start.test(candidate));
      if (found) return found[1];
    }
  }
  return GLYPH_DEFAULT;
}
