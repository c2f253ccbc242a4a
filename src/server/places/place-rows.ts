import { toPersianDigits } from '../../core/numbers/numerals.ts';
import { foldJoined, foldText } from '../../core/text/persian.ts';
import { sortKey } from '../../core/text/sort-key.ts';
import { cityTable } from './city-names.ts';
import { stateTable } from './state-names.ts';
import { urbanAreaTable } from './urban-area-names.ts';

const IRAN = 'IR';

const cityIdOf = (divisionCode: string): string => `${IRAN}-c${divisionCode}`;

/** The words that a search matches by their beginning: for «خمین شهر» also `خمینشهر`. */
const wordsOf = (name: string): string => ` ${foldText(name)} ${foldJoined(name).replaceAll(' ', '')}`;

const named = (id: string, name: string) => ({ id, name, nameSort: sortKey(name), words: wordsOf(name) });

export const countryRows = [named(IRAN, 'ایران')];

export const stateRows = Object.entries(stateTable).map(([id, name]) => ({ ...named(id, name), countryId: IRAN }));

const cityFacts = Object.entries(cityTable).flatMap(([stateId, cells]) =>
  cells
    .trim()
    .split(/\s+/)
    .map((cell) => {
      const [code = '', written = ''] = cell.split('=');
      const [name = '', county] = written.replaceAll('_', ' ').split('@');
      return { id: cityIdOf(code), stateId, name, county };
    }),
);

const bearers = Map.groupBy(cityFacts, ({ name }) => name);

function titleOf({ name, county, stateId }: (typeof cityFacts)[number]): string {
  if (county) return `${name} (${county}، ${stateTable[stateId]})`;
  return (bearers.get(name)?.length ?? 0) > 1 ? `${name} (${stateTable[stateId]})` : name;
}

export const cityRows = cityFacts.map((fact) => ({
  ...named(fact.id, fact.name),
  stateId: fact.stateId,
  title: titleOf(fact),
}));

export const urbanAreaRows = urbanAreaTable.flatMap(({ city, numbered, named: names = {} }) => {
  const numbers = Array.from({ length: numbered }, (_, index) => String(index + 1));
  const areas = [...numbers.map((number) => [number, toPersianDigits(number)] as const), ...Object.entries(names)];
  const cityId = cityIdOf(city);
  return areas.map(([key, label]) => ({ ...named(`${cityId}-${key}`, `منطقهٔ ${label}`), cityId }));
});

/**
 * The id of the only city of a name, for data written with names.
 * @throws Error if no city or several have the name
 */
export function cityIdNamed(name: string): string {
  const [only, other] = bearers.get(name) ?? [];
  if (!only || other) throw new Error(`«${name}» is not the name of one city`);
  return only.id;
}
