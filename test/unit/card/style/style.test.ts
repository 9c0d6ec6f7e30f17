/** Styles: docs/formats.md, `rollcall.card-style`. */

import { describe, expect, it } from 'vitest';
import { layoutCard } from '../../../../src/shared/card/layout-card.ts';
import { type CardStyle, STYLE_LIMITS } from '../../../../src/shared/card/style/card-style.ts';
import { readStyle, readTemplateOrStyle } from '../../../../src/shared/card/style/read-style.ts';
import { resolveStyle, resolveStyles } from '../../../../src/shared/card/style/resolve-styles.ts';
import { findShippedTemplate } from '../../../../src/shared/card/style/shipped-slots.ts';
import { formatStyleFinding } from '../../../../src/shared/card/style/style-finding.ts';
import { getTypeRoles } from '../../../../src/shared/card/style/type-roles.ts';
import { formatTemplateFinding } from '../../../../src/shared/card/template/check/finding-messages.ts';
import { readTemplate } from '../../../../src/shared/card/template/read-template.ts';
import type { CardTemplate, Element } from '../../../../src/shared/card/template/template.ts';
import { listTextItems } from '../../../../src/shared/display/display-list.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { t } from '../../../support/texts.ts';
import { faction, hero, plainTemplate, testFonts } from '../support.ts';

const style = (changes: Partial<CardStyle> = {}): CardStyle => ({
  format: 'rollcall.card-style',
  version: 1,
  id: 'mine',
  name: 'Mine',
  base: 'classic',
  ...changes,
});
const classic = findShippedTemplate(GAMES, 'classic') as CardTemplate;
function templateOf(changes: Partial<CardStyle>, own: readonly CardTemplate[] = []): CardTemplate {
  const resolved = resolveStyle(GAMES, style(changes), own);
  if (!('template' in resolved))
    throw new Error(resolved.problems.map((problem) => formatStyleFinding(t, problem)).join());
  return resolved.template;
}
const problemsOf = (changes: Partial<CardStyle>) =>
  resolveStyle(GAMES, style(changes), []).problems.map((problem) => formatStyleFinding(t, problem));
const called = ({ front, back }: CardTemplate, id: string): Element | undefined =>
  [...front, ...back].find((element) => element.id === id);
const lay = (template: CardTemplate, of = hero()) =>
  layoutCard(GAMES, { character: of, factions: [faction], template, fonts: testFonts() });

describe('a style', () => {
  it('changes colours of all cards, and those of a theme by the word its condition asks for', () => {
    const { theme, themes } = templateOf({ colours: { ink: '#101010' }, themes: { villain: { accent: '#00ff00' } } });
    expect(theme).toEqual({ ...classic.theme, ink: '#101010' });
    expect(themes?.map(({ colours }) => colours?.accent)).toEqual(
      classic.themes?.map(({ when, colours }) =>
        when && 'is' in when && when.is === 'villain' ? '#00ff00' : colours?.accent,
      ),
    );
  });

  it('lets neither themes nor factions go over its colours where it says so', () => {
    const fills = (template: CardTemplate) => new Set(listTextItems(lay(template).back.items).map(({ fill }) => fill));
    const colours = { accent: '#7a0099', ink: '#7a0099' };
    const own = templateOf({ colours, ignore: ['themes', 'factions'] });
    expect(fills(own)).toContain('#7a0099');
    expect(own.ownColours).toBe(true);
    expect(own.themes?.every((theme) => theme.colours === undefined)).toBe(true);
  });

  it('changes all type of a role, never below 6 points', () => {
    const roles = getTypeRoles(classic);
    expect(['name', 'foot', 'trait-value', 'heading', 'trait-label', 'body'].map((name) => roles.get(name))).toEqual([
      'names',
      'labels',
      'numbers',
      'headings',
      'labels',
      'words',
    ]);
    const { styles } = templateOf({
      type: { scale: 0.9, roles: { names: { font: 'text-bold', scale: 0.8, case: 'written' }, words: { scale: 0.7 } } },
    });
    expect(styles.name).toMatchObject({ font: 'text-bold', size: 15.84 });
    expect(styles.name?.case).toBeUndefined();
    expect(styles.body?.size).toBe(6);
    expect(styles['trait-value']?.size).toBe(24.3);
    expect(styles['trait-value']?.font).toBe('display-black');
    for (const [name, { size, min = 6 }] of Object.entries(styles)) {
      expect([name, size >= 6, min <= size]).toEqual([name, true, true]);
    }
  });

  it('changes the distances of lines and paragraphs', () => {
    const { styles, back } = templateOf({ density: { gap: 2, leading: 1.1 } });
    expect(styles.body?.leading).toBeCloseTo(1.32);
    expect(back.find(({ id }) => id === 'words')).toMatchObject({ gap: 2.4, sectionGap: 7.2 });
  });

  it('puts the choice of a slot where its element was, and takes the sizes that it is not drawn for away', () => {
    const circles = called(templateOf({ slots: { hp: 'circles' } }), 'hp-track');
    expect(circles?.kind === 'track' && circles.runs.every(({ cell }) => cell.shape === 'circle')).toBe(true);
    const column = templateOf({ slots: { traits: 'column' } });
    expect(Object.keys(column.sizes ?? {})).toEqual(['us-game', 'jumbo']);
    expect(column.slots).toBeUndefined();
    expect(readTemplate(GAMES, column).ok).toBe(true);
  });

  it('draws icons with other shapes, and reads them as before', () => {
    const iconsOf = (template: CardTemplate) =>
      listTextItems(lay(template).front.items).filter(({ font }) => font === 'icons');
    const [before, after] = [iconsOf(classic), iconsOf(templateOf({ icons: { fight: 'crown' } }))];
    expect(after.map(({ text }) => text)).toEqual(before.map(({ text }) => text));
    expect(JSON.stringify(after)).not.toBe(JSON.stringify(before));
  });

  it('keeps what its base does not have any more, uses it not and says so', () => {
    expect(
      problemsOf({
        slots: { roof: 'flat', hp: 'pyramid' },
        themes: { robot: { ink: '#000000' } },
        icons: { fight: 'teapot' },
        type: { roles: { names: { font: 'scrawl' } } },
      }),
    ).toEqual([
      'The template has no place called "roof" any more; what was chosen for it is kept and not used.',
      'The template has no choice "pyramid" for "hp"; it shows what it shows by itself.',
      'The template has no theme "robot"; its colours are kept and not used.',
      'There is no font "scrawl", neither here nor in the template; the type keeps its own.',
      'There is no shape "teapot" for the icon "fight"; it keeps its own.',
    ]);
  });

  it('makes no template without its base, nor of another style', () => {
    expect(problemsOf({ base: 'gone' })).toEqual([
      'The style changes the template "gone", which is not there. Nothing can be printed with it until that is back.',
    ]);
    const own = [style(), style({ id: 'second', base: 'mine' })];
    expect(resolveStyles(GAMES, own).map(({ id }) => id)).toEqual(['mine']);
    expect(
      resolveStyle(GAMES, style({ id: 'second', base: 'mine' }), own).problems.map((problem) =>
        formatStyleFinding(t, problem),
      ),
    ).toEqual(['The style changes "mine", which is a style itself. Choose the template that both begin from.']);
  });

  it('changes templates of the user too, and follows what becomes of them', () => {
    const base = { ...plainTemplate(), id: 'house' };
    const wide = { ...base, bleed: base.bleed + 1 };
    const made = [base, wide].map((one) => templateOf({ base: 'house', colours: { ink: '#222222' } }, [one]));
    expect(made.map(({ bleed }) => bleed)).toEqual([base.bleed, wide.bleed]);
    expect(made.map(({ theme }) => theme.ink)).toEqual(['#222222', '#222222']);
  });

  it('is the same template as long as style and base are the same', () => {
    const one = style({ slots: { hp: 'circles' } });
    expect(resolveStyle(GAMES, one, [])).toEqual(resolveStyle(GAMES, one, []));
    expect(resolveStyles(GAMES, [one])[0]).toBe(resolveStyles(GAMES, [one])[0]);
  });
});

describe('readStyle', () => {
  const messages = (data: unknown) => {
    const answer = readTemplateOrStyle(GAMES, data);
    return answer.ok ? [] : answer.problems.map((problem) => formatTemplateFinding(t, problem));
  };

  it('reads a style, and tells it from a template', () => {
    expect(readStyle(style({ type: { scale: STYLE_LIMITS.scale.max } }))).toMatchObject({ ok: true });
    expect(messages(style())).toEqual([]);
    expect(messages(plainTemplate())).toEqual([]);
  });

  it.each([
    [{ type: { scale: 2 } }, 'type.scale: expected at most 1.5'],
    [{ colours: { ink: 'red' } }, 'colours.ink: expected a colour such as "#c9302c"'],
    [{ base: 'Classic Card' }, 'base: expected small letters, digits and hyphens, such as "night-shift"'],
    [{ slots: { HP: 'x' } }, 'slots.HP: expected small letters, digits and hyphens, such as "night-shift"'],
    [{ colour: {} }, 'there is no "colour" here; there is "colours"'],
    [{ type: { roles: { titles: {} } } }, 'type.roles: there is no "titles" here'],
  ])('refuses %j', (wrong, message) => {
    const found = messages({ ...style(), ...wrong });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(message);
  });
});

describe('slots of a template', () => {
  const messages = (slots: unknown) => {
    const answer = readTemplate(GAMES, { ...plainTemplate(), slots });
    return answer.ok ? [] : answer.problems.map((problem) => formatTemplateFinding(t, problem));
  };
  const slot = (choice: object) => [
    { id: 'a', name: 'A', standard: 'As it is', choices: [{ id: 'b', name: 'B', ...choice }] },
  ];

  it('are refused where a choice names what is not there or makes no template', () => {
    expect(messages(slot({}))).toEqual([]);
    expect(messages(slot({ without: ['nobody'] }))[0]).toContain('expected the name of an element, got "nobody"');
    expect(messages(slot({ styles: { nothing: { size: 8 } } }))[0]).toContain('expected the name of a style');
    expect(messages(slot({ styles: { whole: { font: 'text', size: 8, colour: 'ink' } } }))).toEqual([]);
    expect(messages(slot({ sizes: ['huge'] }))[0]).toContain('expected the name of a size, got "huge"');
    expect(
      messages(slot({ front: [{ kind: 'text', box: [4, 4, 9, 9], style: 'nothing', value: { text: 'x' } }] }))[0],
    ).toContain('style: expected the name of a style, got "nothing"');
    expect(messages([...slot({}), ...slot({})])[0]).toContain('expected an id of its own');
  });
});
