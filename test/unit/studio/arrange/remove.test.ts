/** Words taken off a card that others count on. */
import { describe, expect, it } from 'vitest';
import { findShippedTemplate } from '../../../../src/shared/card/style/shipped-slots.ts';
import { listBuiltInTemplates } from '../../../../src/shared/card/template/built-in-templates.ts';
import type { CardTemplate } from '../../../../src/shared/card/template/template.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { removeElements } from '../../../../src/shared/studio/arrange/remove.ts';
import { tryEdits } from '../../../../src/shared/studio/try-edits.ts';
import { getSideElements, SIDES } from '../../../../src/shared/studio/view.ts';

const ours = GAMES.all.flatMap(({ id }) => listBuiltInTemplates(GAMES, 'character', id));
const whole = (template: CardTemplate): CardTemplate => findShippedTemplate(GAMES, template.id) ?? template;

describe('what is deleted', () => {
  it.each(ours.map((one) => [one.id, one] as const))('leaves a template, whichever element it is: %s', (_, plain) => {
    const template = whole(plain);
    for (const size of [undefined, Object.keys(template.sizes ?? {})[0]]) {
      const refused = SIDES.flatMap((side) =>
        getSideElements({ template, size }, side).flatMap(({ address }) => {
          const removal = removeElements({ template, size }, [address]);
          return removal.ok && !tryEdits(GAMES, template, removal.edits).ok ? [address] : [];
        }),
      );
      expect(refused).toEqual([]);
    }
  });

  it('lets attacks of the front keep their words when the back has them no more', () => {
    const [template] = ours;
    if (template === undefined) throw new Error('there is no template');
    const [words] = getSideElements({ template }, 'back').filter(({ element }) => element.id === 'words');
    const removal = removeElements({ template }, [words?.address ?? '']);
    if (!removal.ok) throw new Error(removal.why);
    const tried = tryEdits(GAMES, template, removal.edits);
    if (!tried.ok) throw new Error('it is none');
    const repeated = (of: CardTemplate) => of.front.filter((one) => one.kind === 'flow' && one.repeated === true);
    expect(repeated(template).length).toBeGreaterThan(0);
    expect(repeated(tried.template)).toEqual([]);
    expect(removal.sentWords).toBeGreaterThanOrEqual(repeated(template).length);
  });
});
