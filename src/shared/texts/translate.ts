/** Finds and formats messages in ICU format. There is one catalog per language and area (`languages/`). */
import { IntlMessageFormat } from 'intl-messageformat';
import type { MessageValues } from './message-values.ts';
import { formatNumber } from './numbers.ts';

/** The key of a message: its path in the catalog, `teams.shownLong`. */
export type MessageKey = keyof MessageValues;

/** Keys of messages without values. */
export type PlainKey = { [Key in MessageKey]: MessageValues[Key] extends undefined ? Key : never }[MessageKey];

/** Keys of messages whose only value is the reason for a failure, a separate sentence. */
export type ReasonKey = {
  [Key in MessageKey]: MessageValues[Key] extends { reason: string | number }
    ? { reason: string | number } extends MessageValues[Key]
      ? Key
      : never
    : never;
}[MessageKey];

/** The last part of the keys with a prefix: `NamesIn<'menu.roles'>` is `'cut' | 'copy' | ...`. */
export type NamesIn<Prefix extends string> = MessageKey extends infer Key
  ? Key extends `${Prefix}.${infer Name}`
    ? Name
    : never
  : never;

type Arguments<Key extends MessageKey> = MessageValues[Key] extends undefined
  ? []
  : [values: Exclude<MessageValues[Key], undefined>];

/** Values of a message whose key isn't known in advance. */
export type AnyValues = Readonly<Record<string, string | number | boolean>>;

/** A catalog: messages in ICU format, in groups. */
export interface MessageCatalog {
  readonly [name: string]: string | MessageCatalog;
}

/** Formats messages in one language. Every function that creates texts for users takes this function. */
export interface Translate {
  <Key extends MessageKey>(key: Key, ...values: Arguments<Key>): string;
  /** A BCP 47 tag: `en`, `de`. */
  readonly language: string;
  /** Whether a catalog has a message with this key, for keys that are built from data. */
  has(key: string): key is PlainKey;
  /** Adds the messages of other catalogs. */
  add(...catalogues: readonly MessageCatalog[]): void;
}

/**
 * Creates the function that formats messages in a language. Later catalogs override earlier ones, so English catalogs come first as the
 * fallback for untranslated messages. A message that no catalog has is shown as its key.
 */
export function createTranslate(language: string, catalogs: readonly MessageCatalog[]): Translate {
  const messageTexts = new Map<string, string>();
  const messageFormats = new Map<string, MessageFormat>();
  const translate = (messageKey: string, values?: AnyValues): string => {
    let messageFormat = messageFormats.get(messageKey);
    if (messageFormat === undefined) {
      const messageText = messageTexts.get(messageKey);
      if (messageText === undefined) return messageKey;
      messageFormat = compileMessage(language, messageText);
      messageFormats.set(messageKey, messageFormat);
    }
    return messageFormat(values);
  };
  const addCatalogs = (...addedCatalogs: readonly MessageCatalog[]): void => {
    for (const catalog of addedCatalogs) collectMessages(catalog, '', messageTexts);
    messageFormats.clear();
  };
  addCatalogs(...catalogs);
  return Object.assign(translate as unknown as Translate, {
    language,
    has: (messageKey: string) => messageTexts.has(messageKey),
    add: addCatalogs,
  });
}

type MessageFormat = (values: AnyValues | undefined) => string;

/** Braces begin arguments, and apostrophes may quote them. */
const FORMAT_CHARACTERS = /[{}']/;

/** Matches texts with only simple values. FormatJS could format them too, but takes more time. */
const SIMPLE_MESSAGE = /^(?:[^{}'<]|\{\w+\})*$/;
const ARGUMENT = /\{(\w+)\}/;

/** Compiles a message on first use, since checking ten thousand files formats the same few messages repeatedly. */
function compileMessage(language: string, messageText: string): MessageFormat {
  const formatSimple = SIMPLE_MESSAGE.test(messageText) ? compileSimpleMessage(messageText) : undefined;
  let messageFormat: IntlMessageFormat | undefined;
  return (values) => {
    if (values === undefined && !FORMAT_CHARACTERS.test(messageText)) return messageText;
    if (values !== undefined && formatSimple !== undefined) return formatSimple(values);
    messageFormat ??= new IntlMessageFormat(messageText, language, undefined, {
      ignoreTag: true,
      formatters: FORMATTERS,
    });
    return String(messageFormat.format(values));
  };
}

/** Compiles a text with only simple values. */
function compileSimpleMessage(messageText: string): (values: AnyValues) => string {
  // Argument names alternate with the texts around them.
  const [firstText = '', ...namesAndTexts] = messageText.split(ARGUMENT);
  return (values) => {
    let formattedText = firstText;
    for (let index = 0; index < namesAndTexts.length; index += 2)
      formattedText += `${values[namesAndTexts[index] ?? ''] ?? ''}${namesAndTexts[index + 1]}`;
    return formattedText;
  };
}

/** Adds all messages of a catalog to a map, by their keys. */
function collectMessages(catalog: MessageCatalog, prefix: string, messageTexts: Map<string, string>): void {
  for (const [messageName, messageOrGroup] of Object.entries(catalog)) {
    if (typeof messageOrGroup === 'string') messageTexts.set(prefix + messageName, messageOrGroup);
    else collectMessages(messageOrGroup, `${prefix}${messageName}.`, messageTexts);
  }
}

const pluralRules = new Map<string, Intl.PluralRules>();

/** The formatters of all messages. `{n, number}` is formatted by `formatNumber`. */
const FORMATTERS = {
  getNumberFormat: (language: string | string[] = 'en', options?: object) =>
    options === undefined || Object.keys(options).length === 0
      ? ({ format: (value: number) => formatNumber(String(language), value) } as unknown as Intl.NumberFormat)
      : new Intl.NumberFormat(language, options),
  getDateTimeFormat: (language?: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, options),
  getPluralRules: (language: Intl.LocalesArgument = 'en', options?: Intl.PluralRulesOptions) => {
    const cacheKey = `${language} ${options?.type ?? ''}`;
    const rules = pluralRules.get(cacheKey) ?? new Intl.PluralRules(language, options);
    pluralRules.set(cacheKey, rules);
    return rules;
  },
};
