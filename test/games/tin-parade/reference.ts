/** The quick reference of the Tin Parade: how a band marches, and the bands that do. */
import type { Team } from '../../../src/shared/document/schema.ts';
import type { Reference, ReferenceUse } from '../../../src/shared/rules/reference.ts';
import type { Translate } from '../../../src/shared/texts/translate.ts';
import { type Band, countDrums } from './character.ts';
import type { TinOptions } from './rules.ts';

export const reference = (_translate: Translate, _options: TinOptions, use?: ReferenceUse<Team, Band>): Reference => ({
  ruleset: 'tin-parade',
  title: 'The Tin Parade',
  edition: '1',
  source: 'The Tin Parade',
  rules: 'The Tin Parade 1',
  pages: ['Marching'],
  changed: [],
  ...(use ? { team: use.name } : {}),
  sections: [
    {
      id: 'marching',
      page: 1,
      title: 'A turn',
      cite: { chapter: 2, heading: 'Marching' },
      layout: 'terms',
      rows: [{ id: 'march', fact: 'T-2', name: 'March', text: 'Roll *2d6*: so many paces. Home after 20.' }],
    },
    ...(use ? [createBandSection(use.members)] : []),
  ],
});

const createBandSection = (bands: readonly Band[]): Reference['sections'][number] => ({
  id: 'bands',
  page: 1,
  title: 'Bands',
  cite: { chapter: 1, heading: 'Bands' },
  layout: 'values',
  rows: bands.map((band) => ({
    id: band.id,
    name: band.name,
    value: String(band.brass),
    text: `${countDrums(band)} drums`,
  })),
});
