/** The card templates that come with Rollcall. */
import bridge from '../../../../templates/cards/bridge/template.json';
import classic from '../../../../templates/cards/classic/template.json';
import dashboard from '../../../../templates/cards/dashboard/template.json';
import fullArt from '../../../../templates/cards/full-art/template.json';
import gimmick from '../../../../templates/cards/gimmick/template.json';
import inkSaver from '../../../../templates/cards/ink-saver/template.json';
import marker from '../../../../templates/cards/marker/template.json';
import tarot from '../../../../templates/cards/tarot/template.json';
import token from '../../../../templates/cards/token/template.json';
import type { CardSubject, CardTemplate } from './template.ts';

/** In the order they are offered, the default one first. */
const DATA: Readonly<Record<CardSubject, readonly unknown[]>> = {
  character: [classic, tarot, fullArt, inkSaver, bridge, dashboard],
  gimmick: [gimmick],
  marker: [token, marker],
};

/** All built-in templates for one kind of thing. Not checked when they are read: a test does that, a start-up need not. */
export const builtInTemplates = (of = 'character'): readonly CardTemplate[] =>
  ((DATA as Readonly<Record<string, unknown>>)[of] ?? []) as readonly CardTemplate[];

export const defaultTemplate = (): CardTemplate => builtInTemplates()[0] as CardTemplate;
