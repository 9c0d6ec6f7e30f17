/** Tests card styles (docs/formats.md, `rollcall.card-style`). */

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
import { translate } from '../../../support/texts.ts';
import { createHero, createPlainTemplate, faction, getTestFonts } from '../support.ts';

const createStyle = (changes: Partial<CardStyle> = {}): CardStyle => ({
  format: 'rollcall.card-style',
  version: 1,
  id: 'mine',
  name: 'Mine',
  base: 'classic',
  ...changes,
});
const classicTemplate = findShippedTemplate(GAMES, 'classic') as CardTemplate;
function resolveTemplate(changes: Partial<CardStyle>, ownTemplates: readonly CardTemplate[] = []): CardTemplate {
  const resolvedStyle = resolveStyle(GAMES, createStyle(changes), ownTemplates);
  if (!('template' in resolvedStyle))
    throw new Error(resolvedStyle.problems.map((problem) => formatStyleFinding(translate, problem)).join());
  return resolvedStyle.template;
}
const listProblems = (changes: Partial<CardStyle>) =>
  resolveStyle(GAMES, createStyle(changes), []).problems.map((problem) => formatStyleFinding(translate, problem));
const findElement = ({ front, back }: CardTemplate, elementId: string): Element | undefined =>
  [...front, ...back].find((element) => element.id === elementId);
const layoutTemplate = (template: CardTemplate, character = createHero()) =>
  layoutCard(GAMES, { character, factions: [faction], template, fonts: getTestFonts() });

describe('a card style', () => {
  it('changes the colors of all cards, and the colors of the theme it names', () => {
    const { theme, themes } = resolveTemplate({
      colours: { ink: '#101010' },
      themes: { villain: { accent: '#00ff00' } },
    });
    expect(theme).toEqual({ ...classicTemplate.theme, ink: '#101010' });
    expect(themes?.map(({ colours }) => colours?.accent)).toEqual(
      classicTemplate.themes?.map(({ when, colours }) =>
        when && 'is' in when && when.is === 'villain' ? '#00ff00' : colours?.accent,
      ),
    );
  });

  it('overrides the colors of themes and factions when it says so', () => {
    const listFills = (template: CardTemplate) =>
      new Set(listTextItems(layoutTemplate(template).back.items).map(({ fill }) => fill));
    const colours = { accent: '#7a0099', ink: '#7a0099' };
    const styledTemplate = resolveTemplate({ colours, ignore: ['themes', 'factions'] });
    expect(listFills(styledTemplate)).toContain('#7a0099');
    expect(styledTemplate.ownColours).toBe(true);
    expect(styledTemplate.themes?.every((theme) => theme.colours === undefined)).toBe(true);
  });

  it('changes all type of a role, but never below 6 points', () => {
    const typeRoles = getTypeRoles(classicTemplate);
    expect(
      ['name', 'foot', 'trait-value', 'heading', 'trait-label', 'body'].map((name) => typeRoles.get(name)),
    ).toEqual(['names', 'labels', 'numbers', 'headings', 'labels', 'words']);
    const { styles } = resolveTemplate({
      type: { scale: 0.9, roles: { names: { font: 'text-bold', scale: 0.8, case: 'written' }, words: { scale: 0.7 } } },
    });
    expect(styles.name).toMatchObject({ font: 'text-bold', size: 15.12 });
    expect(styles.name?.case).toBeUndefined();
    expect(styles.body?.size).toBe(6);
    expect(styles['trait-value']?.size).toBe(24.3);
    expect(styles['trait-value']?.font).toBe('display-black');
    for (const [styleName, { size, min = 6 }] of Object.entries(styles)) {
      expect([styleName, size >= 6, min <= size]).toEqual([styleName, true, true]);
    }
  });

  it('changes the spacing of lines and paragraphs', () => {
    const { styles, back } = resolveTemplate({ density: { gap: 2, leading: 1.1 } });
    expect(styles.body?.leading).toBeCloseTo(1.32);
    expect(back.find(({ id }) => id === 'words')).toMatchObject({ gap: 2.4, sectionGap: 7.2 });
  });

  it("replaces an element by the slot's choice and drops the sizes it is not drawn for", () => {
    const circleTrack = findElement(resolveTemplate({ slots: { hp: 'circles' } }), 'hp-track');
    expect(circleTrack?.kind === 'track' && circleTrack.runs.every(({ cell }) => cell.shape === 'circle')).toBe(true);
    const columnTemplate = resolveTemplate({ slots: { traits: 'column' } });
    expect(Object.keys(columnTemplate.sizes ?? {})).toEqual(['us-game', 'jumbo']);
    expect(columnTemplate.slots).toBeUndefined();
    expect(readTemplate(GAMES, columnTemplate).ok).toBe(true);
  });

  it('draws icons with other shapes but keeps their text', () => {
    const listIcons = (template: CardTemplate) =>
      listTextItems(layoutTemplate(template).front.items).filter(({ font }) => font === 'icons');
    const [classicIcons, changedIcons] = [
      listIcons(classicTemplate),
      listIcons(resolveTemplate({ icons: { fight: 'crown' } })),
    ];
    expect(changedIcons.map(({ text }) => text)).toEqual(classicIcons.map(({ text }) => text));
    expect(JSON.stringify(changedIcons)).not.toBe(JSON.stringify(classicIcons));
  });

  it('reports settings that its base no longer has and ignores them', () => {
    expect(
      listProblems({
        slots: { roof: 'flat', hp: 'pyramid' },
        themes: { robot: { ink: '#000000' } },
        icons: { fight: 'teapot' },
        type: { roles: { names: { font: 'scrawl' } } },
      }),
    ).toEqual([
      'The template has no place called "roof" any more; what was chosen for it is kept and not used.',
      'The template has no choice "pyramid" for "hp"; it shows what it shows by itself.',
      'The template has no theme "robot"; its colors are kept and not used.',
      'There is no font "scrawl", neither here nor in the template; the type keeps its own.',
      'There is no shape "teapot" for the icon "fight"; it keeps its own.',
    ]);
  });

  it('creates no template without its base or from another style', () => {
    expect(listProblems({ base: 'gone' })).toEqual([
      'The style changes the template "gone", which is not there. Nothing can be printed with it until that is back.',
    ]);
    const ownTemplates = [createStyle(), createStyle({ id: 'second', base: 'mine' })];
    expect(resolveStyles(GAMES, ownTemplates).map(({ id }) => id)).toEqual(['mine']);
    expect(
      resolveStyle(GAMES, createStyle({ id: 'second', base: 'mine' }), ownTemplates).problems.map((problem) =>
        formatStyleFinding(translate, problem),
      ),
    ).toEqual(['The style changes "mine", which is a style itself. Choose the template that both begin from.']);
  });

  it('changes user templates too and follows their changes', () => {
    const baseTemplate = { ...createPlainTemplate(), id: 'house' };
    const wideTemplate = { ...baseTemplate, bleed: baseTemplate.bleed + 1 };
    const resolvedTemplates = [baseTemplate, wideTemplate].map((ownTemplate) =>
      resolveTemplate({ base: 'house', colours: { ink: '#222222' } }, [ownTemplate]),
    );
    expect(resolvedTemplates.map(({ bleed }) => bleed)).toEqual([baseTemplate.bleed, wideTemplate.bleed]);
    expect(resolvedTemplates.map(({ theme }) => theme.ink)).toEqual(['#222222', '#222222']);
  });

  it('returns the same template while style and base stay the same', () => {
    const circleStyle = createStyle({ slots: { hp: 'circles' } });
    expect(resolveStyle(GAMES, circleStyle, [])).toEqual(resolveStyle(GAMES, circleStyle, []));
    expect(resolveStyles(GAMES, [circleStyle])[0]).toBe(resolveStyles(GAMES, [circleStyle])[0]);
  });
});

describe('readStyle', () => {
  const listMessages = (documentData: unknown) => {
    const readResult = readTemplateOrStyle(GAMES, documentData);
    return readResult.ok ? [] : readResult.problems.map((problem) => formatTemplateFinding(translate, problem));
  };

  it('reads a style and distinguishes it from a template', () => {
    expect(readStyle(createStyle({ type: { scale: STYLE_LIMITS.scale.max } }))).toMatchObject({ ok: true });
    expect(listMessages(createStyle())).toEqual([]);
    expect(listMessages(createPlainTemplate())).toEqual([]);
  });

  it.each([
    [{ type: { scale: 2 } }, 'type.scale: expected at most 1.5'],
    [{ colours: { ink: 'red' } }, 'colours.ink: expected a color such as "#c9302c"'],
    [{ base: 'Classic Card' }, 'base: expected small letters, digits and hyphens, such as "night-shift"'],
    [{ slots: { HP: 'x' } }, 'slots.HP: expected small letters, digits and hyphens, such as "night-shift"'],
    [{ colour: {} }, 'there is no "colour" here; there is "colours"'],
    [{ type: { roles: { titles: {} } } }, 'type.roles: there is no "titles" here'],
  ])('rejects %j', (wrongKeys, message) => {
    const foundMessages = listMessages({ ...createStyle(), ...wrongKeys });
    expect(foundMessages).toHaveLength(1);
    expect(foundMessages[0]).toContain(message);
  });
});

describe('the slots of a template', () => {
  const listMessages = (slots: unknown) => {
    const readResult = readTemplate(GAMES, { ...createPlainTemplate(), slots });
    return readResult.ok ? [] : readResult.problems.map((problem) => formatTemplateFinding(translate, problem));
  };
  const createSlots = (choice: object) => [
    { id: 'a', name: 'A', standard: 'As it is', choices: [{ id: 'b', name: 'B', ...choice }] },
  ];

  it('rejects a choice that names something unknown or makes no valid template', () => {
    expect(listMessages(createSlots({}))).toEqual([]);
    expect(listMessages(createSlots({ without: ['nobody'] }))[0]).toContain(
      'expected the name of an element, got "nobody"',
    );
    expect(listMessages(createSlots({ styles: { nothing: { size: 8 } } }))[0]).toContain(
      'expected the name of a style',
    );
    expect(listMessages(createSlots({ styles: { whole: { font: 'text', size: 8, colour: 'ink' } } }))).toEqual([]);
    expect(listMessages(createSlots({ sizes: ['huge'] }))[0]).toContain('expected the name of a size, got "huge"');
    expect(
      listMessages(
        createSlots({ front: [{ kind: 'text', box: [4, 4, 9, 9], style: 'nothing', value: { text: 'x' } }] }),
      )[0],
    ).toContain('style: expected the name of a style, got "nothing"');
    expect(listMessages([...createSlots({}), ...createSlots({})])[0]).toContain('expected an id of its own');
  });
});
