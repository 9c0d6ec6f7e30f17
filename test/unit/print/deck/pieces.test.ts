/** Gimmick cards, tokens and markers that come with Rollcall. */

import { describe, expect, it } from 'vitest';
import { listBuiltInTemplates } from '../../../../src/shared/card/template/built-in-templates.ts';
import type { DisplayItem, PathItem } from '../../../../src/shared/display/display-list.ts';
import { mm, toMm, toPt } from '../../../../src/shared/display/units.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { GIMMICKS } from '../../../../src/shared/games/supers-unlimited/facts.ts';
import { findPieceTemplate, layoutPieces } from '../../../../src/shared/print/deck/pieces.ts';
import { listTexts } from '../../../support/cards/cards.ts';
import { readSampleCharacters } from '../../../support/documents/samples.ts';
import { translate } from '../../../support/texts.ts';
import { inkOf, testFonts } from '../../card/support.ts';

const ruleset = 'supers-unlimited';
const fonts = testFonts();
const all = (kind: string) =>
  layoutPieces(translate, GAMES, { kind, ruleset }, listBuiltInTemplates(GAMES, kind), fonts);
const paths = (items: readonly DisplayItem[]): PathItem[] =>
  items.flatMap((item) => (item.kind === 'group' ? paths(item.items) : item.kind === 'path' ? [item] : []));
const saidOn = (list: Parameters<typeof listTexts>[0]): string => listTexts(list).join(' ').toLowerCase();

describe.each(GAMES.getGame({ ruleset }).card.pieceKinds.map(({ kind }) => kind))('every %s', (kind) => {
  it('appears once and loses nothing', () => {
    const laid = all(kind);
    expect(new Set(laid.map(({ piece }) => piece.id)).size).toBe(laid.length);
    for (const { piece, findings } of laid) expect(findings, piece.id).toEqual([]);
  });

  it('shows its name inside the safe area at 6 pt or more', () => {
    for (const { piece, front, back } of all(kind)) {
      expect(saidOn(front)).toContain(piece.name.toLowerCase());
      const template = findPieceTemplate(GAMES, piece, listBuiltInTemplates(GAMES, kind));
      const safe = toPt(mm(template?.safe ?? 0));
      for (const side of [front, back]) {
        for (const { item, left, top, right, bottom } of inkOf(side.items, fonts)) {
          expect(item.size).toBeGreaterThanOrEqual(6);
          const label = `${piece.id}: ${item.text}`;
          expect(Math.min(left, top), label).toBeGreaterThanOrEqual(safe - 0.01);
          expect(right, label).toBeLessThanOrEqual(side.width - safe + 0.01);
          expect(bottom, label).toBeLessThanOrEqual(side.height - safe + 0.01);
        }
      }
    }
  });

  it('uses a symbol that its template defines', () => {
    for (const { piece } of all(kind)) {
      const template = findPieceTemplate(GAMES, piece, listBuiltInTemplates(GAMES, kind));
      const asks = [...(template?.front ?? []), ...(template?.back ?? [])].some((element) => element.kind === 'symbol');
      // A legend asks for none: its icons are letters.
      expect(asks, piece.id).toBe(kind !== 'legend');
      if (!asks) continue;
      const symbols = Object.keys(template?.symbols ?? {});
      const wanted = kind === 'gimmick' ? piece.data.class : piece.data.kind === 'altitude' ? 'altitude' : piece.id;
      expect(symbols, piece.id).toContain(wanted);
    }
  });
});

describe('Gimmick cards', () => {
  it('E-121, E-121a: show name, Class, the moment and the effect', () => {
    const laid = all('gimmick');
    expect(laid.map(({ piece }) => piece.id)).toEqual(GIMMICKS.map(({ id }) => id));
    const punch = saidOn(laid.find(({ piece }) => piece.id === 'sunday-punch')?.front as never);
    expect(punch).toContain('fighter');
    expect(punch).toContain('bash declared');
    expect(punch.replaceAll(/\s+/g, ' ')).toContain('+2d10 on the bash, which adds pow double stun');
  });

  it('look alike from behind', () => {
    const [first, ...others] = all('gimmick').map(({ back }) => JSON.stringify({ ...back, label: '' }));
    // Their ground is ink, not the colour of a Class.
    expect(new Set(others)).toEqual(new Set([first]));
  });
});

describe('tokens and markers', () => {
  it('E-14, E-144: draw a marker as a circle of 30 mm and a token as a square of 20 mm', () => {
    for (const { piece, front } of all('marker')) {
      const round = piece.data.shape === 'round';
      expect(toMm(front.width), piece.id).toBeCloseTo(round ? 34 : 20, 6);
      const cut = paths(front.items).find((item) => item.stroke !== undefined && item.fill === undefined);
      if (!round) continue;
      if (cut === undefined) throw new Error(`${piece.id} has no line to cut along`);
      const xs = cut.path.flatMap((command) => (command[0] === 'Z' ? [] : [command[command.length - 2] as number]));
      expect(toMm((Math.max(...xs) - Math.min(...xs)) as never)).toBeCloseTo(30, 3);
    }
  });

  it('E-139, E-142, E-143, E-144: print the numbers of the rules', () => {
    const laid = all('marker');
    const text = (id: string, side: 'front' | 'back'): string =>
      saidOn(laid.find(({ piece }) => piece.id === id)?.[side] as never);
    expect(text('power', 'front')).toContain('any trait, tn 8');
    expect(text('quest-might', 'front')).toContain('fight, tn 9');
    expect(text('prize', 'front')).toContain('tn 5');
    expect(text('vip', 'front')).toContain('mind, tn 4');
    expect(text('plasma-x', 'back')).toMatch(/1–2\s+\+1 power.*5–6\s+\+2 move.*9–10\s+choose one/);
    const points = (id: string) => laid.find(({ piece }) => piece.id === id)?.piece.data.points;
    expect([points('prize'), points('vip')]).toEqual([6, 5]);
  });

  it('E-70, E-103: include the tokens a team can bring into play and all that scenarios use', () => {
    const [flyer, walker] = [
      { movement: ['flight'], move: 4 },
      { movement: ['sprint'], move: 9 },
    ].map(
      ({ movement, move }, index) =>
        ({ ...readSampleCharacters()[index], movement, move, attacks: [], weaknesses: [] }) as never,
    );
    const team = { ruleset, name: 'T', levels: 25, members: [], gimmicks: [] } as never;
    const ids = (members: readonly unknown[]): string[] =>
      layoutPieces(
        translate,
        GAMES,
        { kind: 'marker', ruleset, use: { team, members: members as never } },
        listBuiltInTemplates(GAMES, 'marker'),
        fonts,
      ).map(({ piece }) => piece.id);
    expect(ids([walker])).toEqual(expect.arrayContaining(['stun', 'ko', 'power', 'plasma-x', 'objective']));
    expect(ids([walker]).filter((id) => id.startsWith('altitude') || id === 'poison' || id === 'countdown')).toEqual(
      [],
    );
    expect(ids([flyer, walker]).filter((id) => id.startsWith('altitude'))).toEqual(['altitude-1', 'altitude-3']);
  });
});
