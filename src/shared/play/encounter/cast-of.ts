/** Whom an encounter names. */
import type { Encounter } from '../../document/kinds/encounter.ts';

/** The ids of characters that its models are, and that its events bring. */
export function castOf({ sides, log = [] }: Encounter): Set<string> {
  const models = sides.flatMap((side) => side.models.map((model) => model.character));
  const brought = log.flatMap(({ character }) => (typeof character === 'string' ? [character] : []));
  return new Set([...models, ...brought]);
}
