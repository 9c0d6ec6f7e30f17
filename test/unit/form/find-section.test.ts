import { expect, it } from 'vitest';
import { findSectionIndex } from '../../../src/shared/form/find-section.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { formatLateText } from '../../../src/shared/texts/late-text.ts';
import { translate } from '../../support/texts.ts';

const characterForm = GAMES.all.find(({ id }) => id === 'supers-unlimited')?.forms['rollcall.character'];

// Columns: pointer into the character, title of the section that shows it or an object around it
it.each([
  ['/name', 'Who'],
  ['/art/image/src', 'Art'],
  ['/art/image/credit', 'Credits'],
  ['/credits/set', 'Credits'],
  ['/hp', 'Numbers'],
  ['/hp/red', 'Numbers'],
  ['/traits/recovery/dice', 'Traits'],
  ['/attacks/12/effects/0/type', 'Attacks'],
  ['/keywords', 'Movement and Keywords'],
  ['/keywords/type/1', 'Movement and Keywords'],
  ['/immunities/0', 'Weaknesses and Immunities'],
  ['/notes', 'Notes'],
  ['/nam', undefined],
  ['/names', undefined],
  ['', undefined],
])('findSectionIndex finds for %s the section %s', (pointer, sectionTitle) => {
  if (characterForm === undefined) throw new Error('The game is not there');
  const sectionIndex = findSectionIndex(characterForm, pointer);
  const foundTitle = sectionIndex === undefined ? undefined : characterForm.sections[sectionIndex]?.title;
  expect(foundTitle && formatLateText(translate, foundTitle)).toBe(sectionTitle);
});
