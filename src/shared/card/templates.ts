/** The card templates that come with Rollcall. */
import bridge from '../../../templates/cards/bridge/template.json';
import classic from '../../../templates/cards/classic/template.json';
import dashboard from '../../../templates/cards/dashboard/template.json';
import fullArt from '../../../templates/cards/full-art/template.json';
import gimmick from '../../../templates/cards/gimmick/template.json';
import inkSaver from '../../../templates/cards/ink-saver/template.json';
import marker from '../../../templates/cards/marker/template.json';
import tarot from '../../../templates/cards/tarot/template.json';
import token from '../../../templates/cards/token/template.json';
import { type CardSubject, type CardTemplate, parseTemplate } from './template.ts';

/** In the order they are offered. */
const DATA: Readonly<Record<CardSubject, readonly unknown[]>> = {
  character: [classic, tarot, fullArt, inkSaver, bridge, dashboard],
  gimmick: [gimmick],
  marker: [token, marker],
};

const parsed = new Map<CardSubject, readonly CardTemplate[]>();

/** All built-in templates for one kind of thing, the default one first. Checked on first use. */
export function builtInTemplates(of: CardSubject = 'character'): readonly CardTemplate[] {
  const known = parsed.get(of) ?? DATA[of].map((data) => parseTemplate(data));
  parsed.set(of, known);
  return known;
}

export const defaultTemplate = (): CardTemplate => builtInTemplates()[0] as CardTemplate;
