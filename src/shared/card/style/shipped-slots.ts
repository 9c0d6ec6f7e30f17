/** What styles may choose between in the templates that come with Rollcall. It stands beside them, so that printing needs none of it. */
import { GAMES } from '../../registry/games.ts';
import { rowTemplates } from '../template/row-templates.ts';
import type { CardTemplate, Slot } from '../template/template.ts';
import { builtInTemplates } from '../template/templates.ts';

const FILES: Readonly<Record<string, readonly Slot[]>> = import.meta.glob('../../../../templates/slots/*.json', {
  eager: true,
  import: 'default',
});

/** `templates/slots/ID.json`: by the id of the template. */
const slotsOf = (id: string): readonly Slot[] | undefined => FILES[`../../../../templates/slots/${id}.json`];

let shipped: ReadonlyMap<string, CardTemplate> | undefined;

function all(): ReadonlyMap<string, CardTemplate> {
  const templates = GAMES.flatMap((game) =>
    ['character', ...game.card.pieceKinds.map(({ kind }) => kind)].flatMap((of) => builtInTemplates(of, game.id)),
  );
  return new Map(
    [...templates, ...rowTemplates()].map((template) => {
      const slots = slotsOf(template.id);
      return [template.id, slots === undefined ? template : ({ ...template, slots } as CardTemplate)];
    }),
  );
}

/** One of ours with its slots; undefined where none has the id. */
export function shippedTemplate(id: string): CardTemplate | undefined {
  shipped ??= all();
  return shipped.get(id);
}
