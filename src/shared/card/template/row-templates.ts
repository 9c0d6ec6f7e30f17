/** The card templates for rows of tables, which belong to no game: `templates/cards/tables/`, one folder each. */
import type { CardTemplate } from './template.ts';

const FOLDER = '../../../../templates/cards/tables';
const FILES: Readonly<Record<string, unknown>> = import.meta.glob(
  '../../../../templates/cards/tables/*/template.json',
  {
    eager: true,
    import: 'default',
  },
);

/** In the order they are offered. */
const NAMES = ['item', 'encounter', 'counter'];

/** The built-in templates for rows of tables, the same objects every time. */
export const rowTemplates = (): readonly CardTemplate[] =>
  NAMES.map((name) => FILES[`${FOLDER}/${name}/template.json`] as CardTemplate);

/** A template that can print rows. */
export const isRowTemplate = ({ of }: Pick<CardTemplate, 'of'>): boolean => of === 'row';

/** What a deck is printed with that names no template. */
export const defaultRowTemplate = (): CardTemplate => rowTemplates()[0] as CardTemplate;
