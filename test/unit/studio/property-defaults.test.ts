/** Tests that the form shows the default that the card really uses for a left-out property. */
import { describe, expect, it } from 'vitest';
import { layoutCard } from '../../../src/shared/card/layout-card.ts';
import { listCharacterTemplates } from '../../../src/shared/card/template/built-in-templates.ts';
import type { CardTemplate } from '../../../src/shared/card/template/template.ts';
import { applyEdits } from '../../../src/shared/document/edit.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { CARD_SIZES, createEmptyTemplate } from '../../../src/shared/studio/new-template.ts';
import { addPreset, getPresetSide, listPresets } from '../../../src/shared/studio/presets/presets.ts';
import { listElementProperties, listTemplateProperties, type Property } from '../../../src/shared/studio/properties.ts';
import { createHero, faction, getTestFonts } from '../card/support.ts';

/** These values exist only in forms. */
const FORM_ONLY_VALUES: ReadonlySet<unknown> = new Set(['plain', 'written']);

type Node = Readonly<Record<string, unknown>>;

/** Returns the node with all defaults written out, including those of its parts. */
function writeDefaults(partNode: Node, properties: readonly Property[], writtenKeys: Set<string>): Node {
  const completeNode: Record<string, unknown> = { ...partNode };
  for (const { key, defaultValue, parts } of properties) {
    const currentValue = completeNode[key];
    if (currentValue === undefined && defaultValue !== undefined && !FORM_ONLY_VALUES.has(defaultValue)) {
      completeNode[key] = defaultValue;
      writtenKeys.add(key);
    } else if (Array.isArray(currentValue) && parts)
      completeNode[key] = currentValue.map((partNode: Node) => writeDefaults(partNode, parts, writtenKeys));
    else if (typeof currentValue === 'object' && currentValue !== null && parts)
      completeNode[key] = writeDefaults(currentValue as Node, parts, writtenKeys);
  }
  return completeNode;
}

/** An opacity of 1 means the same as no opacity. */
const serializeSide = (displayList: unknown): string =>
  JSON.stringify(displayList, (key, value) => (key === 'opacity' && value === 1 ? undefined : value));

/** Creates a template of presets, which leave out more properties than the built-in templates. */
function createPresetTemplate(): CardTemplate {
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

describe('the defaults of left-out properties', () => {
  it('draw the same cards when they are written out', () => {
    const writtenKeys = new Set<string>();
    const writeElementDefaults = (element: CardTemplate['front'][number]) =>
      writeDefaults(
        element as unknown as Node,
        listElementProperties(element.kind),
        writtenKeys,
      ) as unknown as typeof element;
    const layoutInput = { character: createHero(), factions: [faction], fonts: getTestFonts() };
    for (const template of [...listCharacterTemplates(GAMES, 'supers-unlimited'), createPresetTemplate()]) {
      const { front, back, styles } = template;
      const completeTemplate = {
        ...template,
        front: front.map(writeElementDefaults),
        back: back.map(writeElementDefaults),
        styles: Object.fromEntries(
          Object.entries(styles).map(([styleName, style]) => [
            styleName,
            writeDefaults(style, listTemplateProperties('style'), writtenKeys),
          ]),
        ) as CardTemplate['styles'],
      };
      const [originalLayout, completeLayout] = [template, completeTemplate].map((variant) =>
        layoutCard(GAMES, { ...layoutInput, template: variant }),
      );
      expect(serializeSide(completeLayout?.front), template.id).toBe(serializeSide(originalLayout?.front));
      expect(serializeSide(completeLayout?.back), template.id).toBe(serializeSide(originalLayout?.back));
    }
    expect([...writtenKeys]).toEqual(
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
