/** What the card templates of every game have to do with its samples, whatever is on the cards. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { layoutCard, listCardSides } from '../../src/shared/card/layout-card.ts';
import { listBuiltInTemplates } from '../../src/shared/card/template/built-in-templates.ts';
import { listTemplateChoices } from '../../src/shared/card/template/sizes.ts';
import type { CardTemplate, Element } from '../../src/shared/card/template/template.ts';
import { listTextItems } from '../../src/shared/display/display-list.ts';
import { mm, toPt } from '../../src/shared/display/units.ts';
import type { Character } from '../../src/shared/document/schema.ts';
import { GAMES } from '../../src/shared/games/catalogue.ts';
import { inkOf, testFonts } from '../unit/card/support.ts';

const HAIR = 0.01;
/** Where a newcomer finds all that is asked for here. */
const SHIPS = 'docs/game.md, Before it ships';

const samples = new Map<string, Character[]>();
/** Read once: hundreds of templates and sizes are tried with them. */
const samplesOf = (game: string): Character[] => {
  const all = samples.get(game) ?? readSamples(game);
  samples.set(game, all);
  return all;
};

const readSamples = (game: string): Character[] => {
  const folder = `samples/${game}/characters`;
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as Character);
};

/** Whether this is the first entry of a list that its author writes: one with a text, or a free word. */
const isWritten = (key: string, first: unknown): boolean =>
  typeof first === 'string'
    ? key !== 'factions'
    : typeof first === 'object' && first !== null && 'text' in first && first.text !== undefined;

const lay = (template: CardTemplate, character: Character) =>
  layoutCard(GAMES, { character, factions: [], template, fonts: testFonts() });

// The templates of Supers Unlimited are held to more in test/unit/card/template/built-in.test.ts.
const games = GAMES.all.filter(({ id }) => id !== 'supers-unlimited').map(({ id }) => [id] as const);

describe.each(games)('cards of %s', (game) => {
  const samples = samplesOf(game);

  it('there are eight samples or more, each with a picture', () => {
    expect(samples.length, SHIPS).toBeGreaterThanOrEqual(8);
    for (const { id, art } of samples) expect([id, (art?.drawing?.shapes.length ?? 0) > 20], SHIPS).toEqual([id, true]);
  });

  const templates = listBuiltInTemplates(GAMES, 'character', game).map((template) => [template.id, template] as const);
  it('there is a template of its own', () => expect(templates.length, SHIPS).toBeGreaterThan(0));

  it.each(templates)(
    '%s prints every sample without losing anything, inside the safe area, at 6 pt or more',
    (_, template) => {
      for (const character of samples) {
        const layout = lay(template, character);
        expect(
          layout.findings.filter(({ kind }) => kind !== 'continued'),
          character.name,
        ).toEqual([]);
        for (const side of [layout.front, layout.back]) {
          const safe = toPt(mm(template.safe)) - HAIR;
          const outside = inkOf(side.items, testFonts()).filter(
            ({ left, top, right, bottom }) => !(Math.min(left, top, side.width - right, side.height - bottom) >= safe),
          );
          expect(outside, character.name).toEqual([]);
          expect(listTextItems(side.items).filter(({ size }) => !(size >= 6))).toEqual([]);
        }
      }
    },
  );

  it.each(templates)('%s keeps every word of a character with far too many', (_, template) => {
    const written = samples.flatMap((character) =>
      Object.entries(character).flatMap(([key, list]) =>
        Array.isArray(list) && isWritten(key, list[0]) ? [{ character, key, first: list[0] as object | string }] : [],
      ),
    );
    // Free words only where no list of the game has entries with texts.
    const most = written.find(({ first }) => typeof first === 'object') ?? written[0];
    if (!most) throw new Error(`no sample has a list of entries with texts, or of words (${SHIPS})`);
    const { character, key, first } = most;
    const many = Array.from({ length: 40 }, (_, index) =>
      typeof first === 'string'
        ? `Entry${index}, words that fill a line`
        : { ...first, name: `Entry${index}`, text: `Words that fill a line, ${index}.` },
    );
    const name = 'Extraordinary '.repeat(6).trim();
    const sides = listCardSides(lay(template, { ...character, [key]: many, name } as Character));
    const texts = sides.flatMap(({ front, back }) => [...listTextItems(front.items), ...listTextItems(back.items)]);
    const said = texts.map(({ text }) => text).join(' ');
    for (let index = 0; index < 40; index++) expect(said).toContain(`Entry${index}`);
    expect(said.toLowerCase()).toContain('extraordinary');
  });
});

/** Of each game the list of what a character attacks with. */
const ATTACKS: Readonly<Record<string, string>> = {
  'supers-unlimited': 'attacks',
  ssua: 'attacks',
  'battletech-kcw': 'equipment',
  'action-round': 'powers',
  'bulletproof-blues': 'powers',
};

it.each(GAMES.all.map(({ id, card }) => [id, card.templates[0] ?? ''] as const))(
  'the first card of %s names on its front what a character attacks with, or how much more is on the back',
  (game, first) => {
    const template = listBuiltInTemplates(GAMES, 'character', game).find(({ id }) => id === first);
    if (!template) throw new Error(`there is no ${first}`);
    for (const character of samplesOf(game)) {
      const list = (character as unknown as Record<string, readonly { name: string }[]>)[ATTACKS[game] ?? ''] ?? [];
      const said = listTextItems(lay(template, character).front.items).map(({ text }) => text);
      const words = said.join(' ');
      const unsaid = list.filter(({ name }) => !name.split(' ').every((word) => words.includes(word)));
      expect(unsaid.length === 0 || words.includes(`+ ${unsaid.length} on the back`), character.name).toBe(true);
    }
  },
);

/** Whether an element with this condition may stand beside a symbol. */
const isWithSymbol = (when: Element['when']): boolean => !isDeepStrictEqual(when, { not: { at: '/faction/symbol' } });

// A symbol is there for some characters only, so that what it covers is easily overlooked.
it.each(listTemplateChoices(listBuiltInTemplates(GAMES)).map(({ id, template }) => [id, template] as const))(
  '%s has a place for the symbol of a faction that no track, number or tag reaches into',
  (_, { front }) => {
    const [symbol] = front.filter((element) => element.kind === 'symbol' && element.field === '/factions');
    if (!symbol) throw new Error(`no element is a symbol with "field": "/factions" (${SHIPS})`);
    const reach = front.filter(({ kind, box, when }) => {
      const over = (from: 0 | 1) =>
        Math.min(box[from] + box[(from + 2) as 2], symbol.box[from] + symbol.box[(from + 2) as 2]) -
        Math.max(box[from], symbol.box[from]);
      return isWithSymbol(when) && ['track', 'stat', 'list'].includes(kind) && Math.min(over(0), over(1)) > HAIR;
    });
    expect(reach).toEqual([]);
  },
);

/** Of the samples of a game the two shortest and the two longest: what is between them fits where these do. */
const extremes = (game: string): Character[] => {
  const byLength = samplesOf(game).sort((a, b) => lengthOf(a) - lengthOf(b));
  return [...byLength.slice(0, 2), ...byLength.slice(-2)];
};
const lengthOf = (character: Character): number => JSON.stringify({ ...character, art: undefined }).length;

const otherSizes = GAMES.all.flatMap(({ id: game }) =>
  listTemplateChoices(listBuiltInTemplates(GAMES, 'character', game)).flatMap(({ id, template }) =>
    id.includes('@') ? [[id, game, template] as const] : [],
  ),
);

it.each(otherSizes)(
  '%s of %s has room for all it says itself, keeps its safe area, and loses nothing',
  (_, game, template) => {
    for (const character of extremes(game)) {
      const { findings: notes } = lay(template, character);
      const more = notes.filter(({ kind }) => !['continued', 'continuation-card', 'missing-faction'].includes(kind));
      // Words of the template that find no room are on their way to a further card, but of no field.
      const own = notes.filter((note) => 'fields' in note && note.fields.length === 0 && note.kind !== 'safe-area');
      expect([...more, ...own], character.name).toEqual([]);
    }
  },
);

it.each(
  listTemplateChoices(listBuiltInTemplates(GAMES, 'character', 'supers-unlimited')).map(
    ({ id, template }) => [id, template] as const,
  ),
)('%s has a box of 4 mm or more for each of 1 to 30 HP', (_, template) => {
  const [sample] = extremes('supers-unlimited').slice(-1);
  for (const total of [1, 5, 10, 11, 12, 18, 20, 22, 24, 25, 28, 30]) {
    const { findings: notes } = lay(template, { ...sample, hp: { total } } as unknown as Character);
    expect(
      notes.filter(({ kind }) => kind === 'track-overflow'),
      `${total} HP`,
    ).toEqual([]);
  }
});

it.each([5, 10, 11, 16, 20, 21, 24, 30])(
  'the first card of Supers Unlimited has an attack and all %i HP on its front at every size',
  (total) => {
    const [sample] = samplesOf('supers-unlimited').filter(({ id }) => id === 'ninth-bell');
    const [classic] = listBuiltInTemplates(GAMES, 'character', 'supers-unlimited').filter(({ id }) => id === 'classic');
    if (!sample || !classic) throw new Error('there is no Ninth Bell or no Classic');
    for (const { id, template } of listTemplateChoices([classic])) {
      const { front, findings: notes } = lay(template, { ...sample, hp: { total } } as Character);
      expect([id, listTextItems(front.items).some(({ text }) => text.startsWith('Bash'))]).toEqual([id, true]);
      expect([id, notes.filter(({ kind }) => kind === 'track-overflow')]).toEqual([id, []]);
    }
  },
);
