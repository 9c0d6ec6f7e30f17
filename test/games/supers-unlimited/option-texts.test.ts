import { expect, it } from 'vitest';
import { OPTION_TEXTS } from '../../../src/shared/games/supers-unlimited/option-texts.ts';
import { formatOption } from '../../../src/shared/rules/option-texts.ts';
import { translate } from '../../support/texts.ts';

it('formats a house rule in words, and an unknown one by its key', () => {
  expect(formatOption(translate, OPTION_TEXTS, 'su.uniqueSupers', true)).toEqual(['Every Super once', 'on']);
  expect(formatOption(translate, OPTION_TEXTS, 'su.spray', 'off')).toEqual(['Spray', 'not at all']);
  expect(formatOption(translate, OPTION_TEXTS, 'su.none', 3)).toEqual(['su.none', '3']);
});
