/** Tests the built-in Gimmick cards, tokens and markers. */

import { describe, expect, it } from 'vitest';
import { listBuiltInTemplates } from '../../../../src/shared/card/template/built-in-templates.ts';
import type { DisplayItem, PathItem } from '../../../../src/shared/display/display-list.ts';
import { mm, toMm, toPt } from '../../../../src/shared/display/units.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { GIMMICKS } from '../../../../src/shared/games/supers-unlimited/facts.ts';
import { findPieceTemplate, layoutPieces } from '../../../../src/shared/print/deck/pieces.ts';
import { listTexts } from '../../../support/cards/cards.ts';
import { readSampleCharacters } from '../../../support/documents/samples.ts';
import { translate, translateToGerman } from '../../../support/texts.ts';
import { getTestFonts, measureInk } from '../../card/support.ts';

const ruleset = 'supers-unlimited';
const fonts = getTestFonts();
const layoutAll = (pieceKind: string, translatePiece = translate) =>
  layoutPieces(translatePiece, GAMES, { kind: pieceKind, ruleset }, listBuiltInTemplates(GAMES, pieceKind), fonts);
const listPaths = (items: readonly DisplayItem[]): PathItem[] =>
  items.flatMap((item) => (item.kind === 'group' ? listPaths(item.items) : item.kind === 'path' ? [item] : []));
const readSideText = (sideList: Parameters<typeof listTexts>[0]): string => listTexts(sideList).join(' ').toLowerCase();

describe.each(GAMES.getGame({ ruleset }).card.pieceKinds.map(({ kind }) => kind))('every built-in %s', (kind) => {
  it('appears once and loses nothing', () => {
    const pieceLayouts = layoutAll(kind);
    expect(new Set(pieceLayouts.map(({ piece }) => piece.id)).size).toBe(pieceLayouts.length);
    for (const { piece, findings } of [...pieceLayouts, ...layoutAll(kind, translateToGerman)])
      expect(findings, piece.id).toEqual([]);
  });

  it('shows its name inside the safe area at 6 pt or more', () => {
    for (const { piece, front, back } of layoutAll(kind)) {
      expect(readSideText(front)).toContain(piece.name.toLowerCase());
      const template = findPieceTemplate(GAMES, piece, listBuiltInTemplates(GAMES, kind));
      const safeMargin = toPt(mm(template?.safe ?? 0));
      for (const sideItems of [front, back]) {
        for (const { item, left, top, right, bottom } of measureInk(sideItems.items, fonts)) {
          expect(item.size).toBeGreaterThanOrEqual(6);
          const inkLabel = `${piece.id}: ${item.text}`;
          expect(Math.min(left, top), inkLabel).toBeGreaterThanOrEqual(safeMargin - 0.01);
          expect(right, inkLabel).toBeLessThanOrEqual(sideItems.width - safeMargin + 0.01);
          expect(bottom, inkLabel).toBeLessThanOrEqual(sideItems.height - safeMargin + 0.01);
        }
      }
    }
  });

  it('uses a symbol that its template defines', () => {
    for (const { piece } of layoutAll(kind)) {
      const template = findPieceTemplate(GAMES, piece, listBuiltInTemplates(GAMES, kind));
      const hasSymbol = [...(template?.front ?? []), ...(template?.back ?? [])].some(
        (element) => element.kind === 'symbol',
      );
      // A legend needs no symbols, because its icons are letters.
      expect(hasSymbol, piece.id).toBe(kind !== 'legend');
      if (!hasSymbol) continue;
      const symbolNames = Object.keys(template?.symbols ?? {});
      const expectedSymbol =
        kind === 'gimmick' ? piece.data.class : piece.data.kind === 'altitude' ? 'altitude' : piece.id;
      expect(symbolNames, piece.id).toContain(expectedSymbol);
    }
  });
});

describe('pieces in German', () => {
  it('have no English sentences', () => {
    const texts = ['gimmick', 'marker', 'legend'].flatMap((kind) =>
      layoutAll(kind, translateToGerman).flatMap(({ front, back }) => [readSideText(front), readSideText(back)]),
    );
    for (const words of ['used once', 'resolved', 'choose one', 'added dice', 'two traits', 'icons'])
      expect(texts.filter((text) => text.includes(words))).toEqual([]);
  });
});

describe('the legend', () => {
  it('explains the three looks of keywords', () => {
    const [legend] = layoutAll('legend');
    const texts = legend === undefined ? '' : readSideText(legend.front);
    for (const keywordKind of ['movement', 'type · origin', 'element · specialty'])
      expect(texts).toContain(keywordKind);
  });
});

describe('Gimmick cards', () => {
  it('E-121, E-121a: show name, Class, the moment and the effect', () => {
    const pieceLayouts = layoutAll('gimmick');
    expect(pieceLayouts.map(({ piece }) => piece.id)).toEqual(GIMMICKS.map(({ id }) => id));
    const cardText = readSideText(pieceLayouts.find(({ piece }) => piece.id === 'sunday-punch')?.front as never);
    expect(cardText).toContain('fighter');
    expect(cardText).toContain('bash declared');
    expect(cardText.replaceAll(/\s+/g, ' ')).toContain('+2d10 on the bash, which adds pow double stun');
  });

  it('look alike from behind', () => {
    const [firstBack, ...otherBacks] = layoutAll('gimmick').map(({ back }) => JSON.stringify({ ...back, label: '' }));
    // Their background is ink, not the color of a Class.
    expect(new Set(otherBacks)).toEqual(new Set([firstBack]));
  });
});

describe('tokens and markers', () => {
  it('E-14, E-144: draw a marker as a circle of 30 mm and a token as a square of 20 mm', () => {
    for (const { piece, front } of layoutAll('marker')) {
      // A round marker is printed on a piece of 34 mm, with 2 mm around its circle.
      const isRound = piece.data.shape === 'round';
      expect(toMm(front.width), piece.id).toBeCloseTo(isRound ? 34 : 20, 6);
      const cutLine = listPaths(front.items).find((item) => item.stroke !== undefined && item.fill === undefined);
      if (!isRound) continue;
      if (cutLine === undefined) throw new Error(`${piece.id} has no line to cut along`);
      const xValues = cutLine.path.flatMap((command) =>
        command[0] === 'Z' ? [] : [command[command.length - 2] as number],
      );
      expect(toMm((Math.max(...xValues) - Math.min(...xValues)) as never)).toBeCloseTo(30, 3);
    }
  });

  it('E-139, E-142, E-143, E-144: print the numbers of the rules', () => {
    const pieceLayouts = layoutAll('marker');
    const readPiece = (pieceId: string, sideName: 'front' | 'back'): string =>
      readSideText(pieceLayouts.find(({ piece }) => piece.id === pieceId)?.[sideName] as never);
    expect(readPiece('power', 'front')).toContain('any trait, tn 8');
    expect(readPiece('quest-might', 'front')).toContain('fight, tn 9');
    expect(readPiece('prize', 'front')).toContain('tn 5');
    expect(readPiece('vip', 'front')).toContain('mind, tn 4');
    expect(readPiece('plasma-x', 'back')).toMatch(/1–2\s+\+1 power.*5–6\s+\+2 move.*9–10\s+choose one/);
    const getPoints = (pieceId: string) => pieceLayouts.find(({ piece }) => piece.id === pieceId)?.piece.data.points;
    expect([getPoints('prize'), getPoints('vip')]).toEqual([6, 5]);
  });

  it('E-70, E-103: include the tokens a team can bring into play and all that scenarios use', () => {
    const [flyingModel, walkingModel] = [
      { movement: ['flight'], move: 4 },
      { movement: ['sprint'], move: 9 },
    ].map(
      ({ movement, move }, modelIndex) =>
        ({ ...readSampleCharacters()[modelIndex], movement, move, attacks: [], weaknesses: [] }) as never,
    );
    const testTeam = { ruleset, name: 'T', levels: 25, members: [], gimmicks: [] } as never;
    const listPieceIds = (teamMembers: readonly unknown[]): string[] =>
      layoutPieces(
        translate,
        GAMES,
        { kind: 'marker', ruleset, use: { team: testTeam, members: teamMembers as never } },
        listBuiltInTemplates(GAMES, 'marker'),
        fonts,
      ).map(({ piece }) => piece.id);
    expect(listPieceIds([walkingModel])).toEqual(
      expect.arrayContaining(['stun', 'ko', 'power', 'plasma-x', 'objective']),
    );
    expect(
      listPieceIds([walkingModel]).filter((id) => id.startsWith('altitude') || id === 'poison' || id === 'countdown'),
    ).toEqual([]);
    // A flying model with Move 4 can reach Altitude 4. Each token has two Altitudes: 1 and 2, 3 and 4 (E-70).
    expect(listPieceIds([flyingModel, walkingModel]).filter((id) => id.startsWith('altitude'))).toEqual([
      'altitude-1',
      'altitude-3',
    ]);
  });
});
