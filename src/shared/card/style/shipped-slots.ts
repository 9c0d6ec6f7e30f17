/**
 * Adds slots to the built-in templates. A slot is a part of the card, such as its numbers, with several designs to choose. Slots are in
 * separate files, so that printing need not load them.
 */
import { getOrCreateFor } from '../../base/cache.ts';
import type { GameCatalog } from '../../document/game-catalog.ts';
import type { CardGame } from '../card-rules.ts';
import { listBuiltInTemplates } from '../template/built-in-templates.ts';
import { listRowTemplates } from '../template/row-templates.ts';
import type { CardTemplate, Slot } from '../template/template.ts';

const SLOT_FILES: Readonly<Record<string, readonly Slot[]>> = import.meta.glob('../../../../templates/slots/*.json', {
  eager: true,
  import: 'default',
});

/** Returns the slots of a template: `templates/slots/ID.json`. */
const getSlots = (templateId: string): readonly Slot[] | undefined =>
  SLOT_FILES[`../../../../templates/slots/${templateId}.json`];

const templatesByCatalog = new WeakMap<object, ReadonlyMap<string, CardTemplate>>();

function collectTemplates(gameCatalog: GameCatalog<CardGame>): ReadonlyMap<string, CardTemplate> {
  const templates = gameCatalog.all.flatMap((game) =>
    ['character', ...game.card.pieceKinds.map(({ kind }) => kind)].flatMap((subjectKind) =>
      listBuiltInTemplates(gameCatalog, subjectKind, game.id),
    ),
  );
  return new Map(
    [...templates, ...listRowTemplates()].map((template) => {
      const slots = getSlots(template.id);
      return [template.id, slots === undefined ? template : ({ ...template, slots } as CardTemplate)];
    }),
  );
}

/** Finds a built-in template, with its slots; undefined if none has this id. */
export const findShippedTemplate = (gameCatalog: GameCatalog<CardGame>, templateId: string): CardTemplate | undefined =>
  getOrCreateFor(templatesByCatalog, gameCatalog, () => collectTemplates(gameCatalog)).get(templateId);
