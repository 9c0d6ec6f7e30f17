/** Tests the removal of elements that other elements depend on. */
import { describe, expect, it } from 'vitest';
import { findShippedTemplate } from '../../../../src/shared/card/style/shipped-slots.ts';
import { listBuiltInTemplates } from '../../../../src/shared/card/template/built-in-templates.ts';
import type { CardTemplate } from '../../../../src/shared/card/template/template.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { removeElements } from '../../../../src/shared/studio/arrange/remove.ts';
import { tryEdits } from '../../../../src/shared/studio/try-edits.ts';
import { getSideElements, SIDES } from '../../../../src/shared/studio/view.ts';

const builtInTemplates = GAMES.all.flatMap(({ id }) => listBuiltInTemplates(GAMES, 'character', id));
const getShippedTemplate = (template: CardTemplate): CardTemplate =>
  findShippedTemplate(GAMES, template.id) ?? template;

describe('removeElements on the built-in templates', () => {
  it.each(builtInTemplates.map((template) => [template.id, template] as const))(
    'leaves a valid template whichever element of %s is removed',
    (_label, builtInTemplate) => {
      const template = getShippedTemplate(builtInTemplate);
      for (const sizeId of [undefined, Object.keys(template.sizes ?? {})[0]]) {
        const invalidRemovals = SIDES.flatMap((side) =>
          getSideElements({ template, size: sizeId }, side).flatMap(({ address }) => {
            const removalResult = removeElements({ template, size: sizeId }, [address]);
            return removalResult.ok && !tryEdits(GAMES, template, removalResult.edits).ok ? [address] : [];
          }),
        );
        expect(invalidRemovals).toEqual([]);
      }
    },
  );

  it('unsets "repeated" on the front when the flow in full is removed from the back', () => {
    const [template] = builtInTemplates;
    if (template === undefined) throw new Error('there is no template');
    const [wordsFlow] = getSideElements({ template }, 'back').filter(({ element }) => element.id === 'words');
    const removalResult = removeElements({ template }, [wordsFlow?.address ?? '']);
    if (!removalResult.ok) throw new Error(removalResult.why);
    const editResult = tryEdits(GAMES, template, removalResult.edits);
    if (!editResult.ok) throw new Error('it is none');
    const listRepeatedFlows = (template: CardTemplate) =>
      template.front.filter((element) => element.kind === 'flow' && element.repeated === true);
    expect(listRepeatedFlows(template).length).toBeGreaterThan(0);
    expect(listRepeatedFlows(editResult.template)).toEqual([]);
    expect(removalResult.affectedCount).toBeGreaterThanOrEqual(listRepeatedFlows(template).length);
  });
});
