/** What a form says of a property that is left out is what the card does. */
import { describe, expect, it } from 'vitest';
import { layoutCard } from '../../../src/shared/card/layout-card.ts';
import { listCharacterTemplates } from '../../../src/shared/card/template/built-in-templates.ts';
import type { CardTemplate } from '../../../src/shared/card/template/template.ts';
import { applyEdits } from '../../../src/shared/document/edit.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { CARD_SIZES, createEmptyTemplate } from '../../../src/shared/studio/new-template.ts';
import { addPreset, getPresetSide, listPresets } from '../../../src/shared/studio/presets/presets.ts';
import { listElementProperties, listTemplateProperties, type Property } from '../../../src/shared/studio/properties.ts';
import { faction, hero, testFonts } from '../card/support.ts';

/** Words that only forms have. */
const OF_FORMS: ReadonlySet<unknown> = new Set(['plain', 'written']);

type Node = Readonly<Record<string, unknown>>;

/** The same with all that is usual written out, also in its parts. */
function spelled(node: Node, properties: readonly Property[], written: Set<string>): Node {
  const out: Record<string, unknown> = { ...node };
  for (const { key, defaultValue: usual, parts } of properties) {
    const held = out[key];
    if (held === undefined && usual !== undefined && !OF_FORMS.has(usual)) {
      out[key] = usual;
      written.add(key);
    } else if (Array.isArray(held) && parts) out[key] = held.map((one: Node) => spelled(one, parts, written));
    else if (typeof held === 'object' && held !== null && parts) out[key] = spelled(held as Node, parts, written);
  }
  return out;
}

/** An opacity of one is none. */
const told = (list: unknown): string =>
  JSON.stringify(list, (key, value) => (key === 'opacity' && value === 1 ? undefined : value));

/** Ready-made parts leave more out than our templates do. */
function readyMade(): CardTemplate {
  let template = createEmptyTemplate({ id: 'own', name: 'Own' }, CARD_SIZES[0]);
  const [game] = GAMES.all;
  if (game === undefined) throw new Error('there is no game');
  for (const preset of listPresets({ template }, game)) {
    const { edits } = addPreset(
      { template },
      { side: getPresetSide(preset, 'front'), game, preset },
      { title: preset },
    );
    template = applyEdits(template, edits);
  }
  return template;
}

describe('what holds where a property is left out', () => {
  it('leaves every card of ours as it is, written out', () => {
    const written = new Set<string>();
    const element = (one: CardTemplate['front'][number]) =>
      spelled(one as unknown as Node, listElementProperties(one.kind), written) as unknown as typeof one;
    const input = { character: hero(), factions: [faction], fonts: testFonts() };
    for (const template of [...listCharacterTemplates(GAMES, 'supers-unlimited'), readyMade()]) {
      const { front, back, styles } = template;
      const whole = {
        ...template,
        front: front.map(element),
        back: back.map(element),
        styles: Object.fromEntries(
          Object.entries(styles).map(([name, style]) => [
            name,
            spelled(style, listTemplateProperties('style'), written),
          ]),
        ) as CardTemplate['styles'],
      };
      const [before, after] = [template, whole].map((one) => layoutCard(GAMES, { ...input, template: one }));
      expect(told(after?.front), template.id).toBe(told(before?.front));
      expect(told(after?.back), template.id).toBe(told(before?.back));
    }
    expect([...written]).toEqual(
      expect.arrayContaining([
        'align',
        'valign',
        'lines',
        'rotate',
        'opacity',
        'labelAt',
        'hang',
        'min',
        'leading',
        'shape',
      ]),
    );
  });
});
