/** Specification of glossaries, which belong to no game. */
import type { DocumentSpec } from '../../document-spec.ts';
import { DOCUMENT_LABELS } from '../../labels.ts';
import { type Glossary, glossarySchema } from './schema.ts';

export const glossarySpec: DocumentSpec<Glossary> = {
  schema: glossarySchema,
  migrations: [],
  complete: ({ entries, format, id, name, version }) => ({
    entries: entries.map(({ hidden = false, items = [], kind, name, ruleset, text = '' }) => ({
      hidden,
      items,
      kind,
      name,
      ruleset,
      text,
    })),
    format,
    id,
    name,
    version,
  }),
  labels: {
    about: {
      ...DOCUMENT_LABELS,
      '': 'What somebody has written down of Talents, Abilities, Gear, Spells and the like: forms offer it again.',
      entries: 'In any order. Of two with the same game, kind and name the later one counts.',
      'entries[].ruleset': 'The game it is offered in.',
      'entries[].kind': 'The list of a character that it is offered in: talents, abilities, spells, powers, equipment.',
      'entries[].name': 'Names are the same without case and spare blanks.',
      'entries[].text': 'Text on the card.',
      'entries[].items': 'What stands in brackets.',
      'entries[].hidden': 'It is not offered any more.',
    },
    entries: { entries: 'entry' },
  },
};
