import { describe, expect, it } from 'vitest';
import first from '../../../../samples/characters/brasslung.hero.json' with { type: 'json' };
import type { Order } from '../../../../src/renderer/features/print/job.ts';
import { piecesOf } from '../../../../src/renderer/features/print/pieces.ts';
import { legalityOf, printNotes } from '../../../../src/renderer/features/print/preflight.ts';
import { readSettings } from '../../../../src/renderer/features/print/settings.ts';
import { previewOf } from '../../../../src/renderer/features/print/sheet-preview.ts';
import { orderOf, whatsOf } from '../../../../src/renderer/features/print/subject.ts';
import type { Character, Team } from '../../../../src/shared/document/schema.ts';

const HERO = first as Character;
const TEAM: Team = {
  format: 'rollcall.team',
  version: 1,
  ruleset: 'supers-unlimited',
  id: 'night-shift',
  name: 'Night Shift',
  levels: 25,
  formation: 'combined-team',
  allegiance: { kind: 'alignment', alignment: 'hero' },
  members: [{ character: HERO.id }, { character: 'nobody' }],
};

const legalityNotes = (order: Order) => printNotes(legalityOf(order));

describe('what is remembered of the last print', () => {
  it('is taken when it makes sense, part by part', () => {
    const stored = JSON.stringify({ paper: 'letter', sides: 'sideways', bleed: 9, copies: 40, marks: 'none' });
    expect(readSettings(stored)).toMatchObject({
      paper: 'letter',
      sides: 'long-edge',
      bleed: 0,
      copies: 1,
      marks: 'none',
    });
  });

  it.each([null, '', '{', '[]', '7', 'null'])('is as on the first print when it is %j', (stored) => {
    expect(readSettings(stored).paper).toBe('a4');
  });
});

describe('what is printed', () => {
  it('a roster needs a team', () => {
    expect(whatsOf({ kind: 'characters', characters: [HERO], name: '' })).not.toContain('roster');
    expect(whatsOf({ kind: 'team', team: TEAM })).toContain('roster');
  });

  it('of the library only the members of the team go to the worker', () => {
    const others = [HERO, { ...HERO, id: 'other' }];
    expect(orderOf({ kind: 'team', team: TEAM }, others, []).characters.map((c) => c.id)).toEqual([HERO.id]);
  });

  it('says before printing what is illegal and who is missing', () => {
    const illegal = { ...HERO, level: 11 };
    const alone = legalityNotes({ characters: [illegal], factions: [] });
    expect(alone.map((n) => n.severity)).toEqual(['error']);
    expect(alone[0]?.text).toContain(`${HERO.name} is illegal`);
    const notes = legalityNotes({ team: TEAM, characters: [HERO], factions: [] });
    expect(notes.map((n) => n.text).join(' ')).toContain('nobody, a member of Night Shift, is nowhere to be found');
    expect(legalityNotes({ characters: [HERO], factions: [] })).toEqual([]);
  });
});

describe('the preview', () => {
  const trim = { width: 63, height: 88 };
  const settings = { paper: 'a4', sides: 'long-edge', marks: 'crop', bleed: 0, copies: 1 } as const;

  it('shows front and back of the first sheet, and counts sheets of paper', () => {
    const preview = previewOf(Array(10).fill(trim), settings);
    expect(preview?.shown.map((s) => s.side)).toEqual(['front', 'back']);
    expect(preview?.count).toBe(2);
  });

  it('counts pages where every side is one', () => {
    expect(previewOf(Array(3).fill(trim), { ...settings, paper: 'card' })?.count).toBe(6);
  });

  it('has nothing to show when the card is larger than the paper', () => {
    expect(previewOf([{ width: 500, height: 500 }], settings)).toBeUndefined();
  });
});

describe('Gimmick cards, tokens and markers', () => {
  it('are offered for a team', () => {
    expect(whatsOf({ kind: 'team', team: TEAM })).toEqual(['cards', 'gimmicks', 'markers', 'roster', 'reference']);
  });

  it('are those of the team, each in its size', () => {
    const order = { team: { ...TEAM, gimmicks: ['tag-team'] }, characters: [HERO], factions: [] };
    expect(piecesOf(order, 'gimmicks').map(({ piece, template }) => [piece.id, template.size.width])).toEqual([
      ['tag-team', 44],
    ]);
    expect(new Set(piecesOf(order, 'markers').map(({ template }) => template.id))).toEqual(
      new Set(['token', 'marker']),
    );
    expect(piecesOf({ ...order, team: TEAM }, 'gimmicks')).toEqual([]);
  });
});
