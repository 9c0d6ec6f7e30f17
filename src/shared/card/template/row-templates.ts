/** Lists the built-in templates for deck rows, which belong to no game: the folders in `templates/cards/tables/`. */
import type { CardTemplate } from './template.ts';

const FOLDER = '../../../../templates/cards/tables';
const TEMPLATE_FILES: Readonly<Record<string, unknown>> = import.meta.glob(
  '../../../../templates/cards/tables/*/template.json',
  {
    eager: true,
    import: 'default',
  },
);

/** Folder names in the order that the templates are offered. */
const TEMPLATE_NAMES = ['item', 'encounter', 'counter'];

/** Lists the built-in templates for deck rows. Every call returns the same objects. */
export const listRowTemplates = (): readonly CardTemplate[] =>
  TEMPLATE_NAMES.map((templateName) => TEMPLATE_FILES[`${FOLDER}/${templateName}/template.json`] as CardTemplate);

/** Whether a template can print deck rows. */
export const isRowTemplate = ({ of: subjectKind }: Pick<CardTemplate, 'of'>): boolean => subjectKind === 'row';

/** Returns the template for decks that name none. */
export const getDefaultRowTemplate = (): CardTemplate => listRowTemplates()[0] as CardTemplate;
