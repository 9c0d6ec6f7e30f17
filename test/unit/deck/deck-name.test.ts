import { describe, expect, it } from 'vitest';
import { createDeckName } from '../../../src/shared/deck/deck-name.ts';

describe('the name of a deck', () => {
  it.each([
    ['harbour-gear', 'Harbour gear'],
    ['harbour_gear__v2', 'Harbour gear v2'],
    ['élan-vital', 'Élan vital'],
    ['Gear - night shift', 'Gear - night shift'],
    ['X-Men', 'X-Men'],
    ['Night_Shift 2', 'Night Shift 2'],
    ['gear_2026-11-30-draft', 'Gear 2026-11-30 draft'],
    ['𐐨rope', '𐐀rope'],
    ['--', ''],
  ])('of the file %s is “%s”', (fileStem, deckName) => {
    expect(createDeckName(fileStem)).toBe(deckName);
  });
});
