import { describe, expect, it } from 'vitest';
import { createDeckName } from '../../../src/shared/deck/deck-name.ts';

describe('the name of a deck', () => {
  it.each([
    ['harbour-gear', 'Harbour gear'],
    ['harbour_gear__v2', 'Harbour gear v2'],
    ['élan-vital', 'Élan vital'],
    ['Gear - night shift', 'Gear - night shift'],
    ['𐐨rope', '𐐀rope'],
    ['--', ''],
  ])('of the file %s is “%s”', (fileStem, deckName) => {
    expect(createDeckName(fileStem)).toBe(deckName);
  });
});
