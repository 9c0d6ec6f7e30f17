/** What styles may choose between in the templates that come with Rollcall. It stands beside them, so that printing needs none of it. */
import { cachedFor } from '../../base/cache.ts';
import type { GameCatalog } from '../../document/game-catalog.ts';
import type { CardGame } from '../card-rules.ts';
import { rowTemplates } from '../template/row-templates.ts';
import type { CardTemplate, Slot } from '../template/template.ts';
import { builtInTemplates } from '../template/templates.ts';

const FILES: Readonly<Record<string, readonly Slot[]>> = import.meta.glob('../../../../templates/slots/*.json', {
  eager: true,
  import: 'default',
});

/** `templates/slots/ID.json`: by the id of the template. */
const slotsOf = (id: string): readonly Slot[] | undefined => FILES[`../../../../templates/slots/${id}.json`];

const shipped = new WeakMap<object, ReadonlyMap<string, CardTemplate>>();

function all(gameCatalog: GameCatalog<CardGame>): ReadonlyMap<string, CardTemplate> {
  const templates = gameCatalog.all.flatMap((game) =>
    ['character', ...game.card.pieceKinds.map(({ kind }) => kind)].flatMap((of) =>
      builtInTemplates(gameCatalog, of, game.id),
    ),
  );
  return new Map(
    [...templates, ...rowTemplates()].map((template) => {
      const slots = slotsOf(template.id);
      return [template.id, slots === undefined ? template : ({ ...template, slots } as CardTemplate)];
    }),
  );
}

/** One of ours with its slots; undefined where none has the id. */
export const shippedTemplate = (gameCatalog: GameCatalog<CardGame>, id: string): CardTemplate | undefined =>
  cachedFor(shipped, gameCatalog, () => all(gameCatalog)).get(id);
