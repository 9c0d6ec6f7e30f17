/** Finds and formats what people read: messages in ICU format, from one catalogue per language and area (`languages/`). */
import { IntlMessageFormat } from 'intl-messageformat';
import type { MessageValues } from './message-values.ts';
import { formatNumber } from './numbers.ts';

/** The name of a message: the path to it in its catalogue, `teams.shownLong`. */
export type MessageKey = keyof MessageValues;

/** Names of messages that take no values. */
export type PlainKey = { [Key in MessageKey]: MessageValues[Key] extends undefined ? Key : never }[MessageKey];

/** Names of messages that take only the reason for a failure, a sentence of its own. */
export type ReasonKey = {
  [Key in MessageKey]: MessageValues[Key] extends { reason: string | number }
    ? { reason: string | number } extends MessageValues[Key]
      ? Key
      : never
    : never;
}[MessageKey];

/** The last part of the names that begin with a prefix: `NamesIn<'menu.roles'>` is `'cut' | 'copy' | ...`. */
export type NamesIn<Prefix extends string> = MessageKey extends infer Key
  ? Key extends `${Prefix}.${infer Name}`
    ? Name
    : never
  : never;

type Arguments<Key extends MessageKey> = MessageValues[Key] extends undefined
  ? []
  : [values: Exclude<MessageValues[Key], undefined>];

/** Values of any message, when its key is not known in advance. */
export type AnyValues = Readonly<Record<string, string | number | boolean>>;

/** Messages of a catalogue: texts in ICU format, in groups. */
export interface MessageCatalog {
  readonly [name: string]: string | MessageCatalog;
}

/** Formats messages in one language. Pass it to every function that makes text for people. */
export interface Translate {
  <Key extends MessageKey>(key: Key, ...values: Arguments<Key>): string;
  /** A BCP 47 tag: `en`, `de`. */
  readonly language: string;
  /** Whether a catalogue has a message of this name, for names that are put together from data. */
  has(key: string): key is PlainKey;
  /** Adds the messages of another catalogue, once its area has been loaded. */
  add(...catalogues: readonly MessageCatalog[]): void;
}

/**
 * Makes the function that formats messages of a language. Later catalogues win, so that English ones given first stand in for
 * what a language has not translated yet. A message that no catalogue has is shown as its key.
 */
export function createTranslate(language: string, catalogues: readonly MessageCatalog[]): Translate {
  const texts = new Map<string, string>();
  const formats = new Map<string, MessageFormat>();
  const translate = (key: string, values?: AnyValues): string => {
    let format = formats.get(key);
    if (format === undefined) {
      const text = texts.get(key);
      if (text === undefined) return key;
      format = compileMessage(language, text);
      formats.set(key, format);
    }
    return format(values);
  };
  const add = (...added: readonly MessageCatalog[]): void => {
    for (const catalogue of added) collectMessages(catalogue, '', texts);
    formats.clear();
  };
  add(...catalogues);
  return Object.assign(translate as unknown as Translate, { language, has: (key: string) => texts.has(key), add });
}

type MessageFormat = (values: AnyValues | undefined) => string;

/** Braces begin arguments, and apostrophes may quote them. */
const NEEDS_FORMAT = /[{}']/;

/** Matches texts with nothing but values to insert. FormatJS would read them too, at some cost for each of them. */
const SIMPLE = /^(?:[^{}'<]|\{\w+\})*$/;
const ARGUMENT = /\{(\w+)\}/;

/** Compiles one message on its first use, since a check of ten thousand files formats the same few messages again and again. */
function compileMessage(language: string, text: string): MessageFormat {
  const formatSimple = SIMPLE.test(text) ? compileSimpleMessage(text) : undefined;
  let format: IntlMessageFormat | undefined;
  return (values) => {
    if (values === undefined && !NEEDS_FORMAT.test(text)) return text;
    if (values !== undefined && formatSimple !== undefined) return formatSimple(values);
    format ??= new IntlMessageFormat(text, language, undefined, { ignoreTag: true, formatters: FORMATTERS });
    return String(format.format(values));
  };
}

/** Compiles a text that has nothing but values to insert. */
function compileSimpleMessage(text: string): (values: AnyValues) => string {
  // Names of arguments are at odd indexes, between the texts around them.
  const [start = '', ...namesAndTexts] = text.split(ARGUMENT);
  return (values) => {
    let formatted = start;
    for (let index = 0; index < namesAndTexts.length; index += 2)
      formatted += `${values[namesAndTexts[index] ?? ''] ?? ''}${namesAndTexts[index + 1]}`;
    return formatted;
  };
}

/** Adds all messages of a catalogue to a map, by their keys. */
function collectMessages(catalogue: MessageCatalog, prefix: string, texts: Map<string, string>): void {
  for (const [name, value] of Object.entries(catalogue)) {
    if (typeof value === 'string') texts.set(prefix + name, value);
    else collectMessages(value, `${prefix}${name}.`, texts);
  }
}

const pluralRules = new Map<string, Intl.PluralRules>();

/** Shared by all messages. `{n, number}` is a number as `formatNumber` writes it. */
const FORMATTERS = {
  getNumberFormat: (language: string | string[] = 'en', options?: object) =>
    options === undefined || Object.keys(options).length === 0
      ? ({ format: (n: number) => formatNumber(String(language), n) } as unknown as Intl.NumberFormat)
      : new Intl.NumberFormat(language, options),
  getDateTimeFormat: (language?: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, options),
  getPluralRules: (language: Intl.LocalesArgument = 'en', options?: Intl.PluralRulesOptions) => {
    const name = `${language} ${options?.type ?? ''}`;
    const rules = pluralRules.get(name) ?? new Intl.PluralRules(language, options);
    pluralRules.set(name, rules);
    return rules;
  },
};
