import { useEffect, useState } from 'react';
import { type DecodedText, decodeText } from '../../../../shared/spreadsheet/decode-text.ts';
import type { Encoding } from '../../../../shared/spreadsheet/encodings.ts';
import { Button } from '../../../components/button.tsx';
import { DialogFrame } from '../../../components/dialogs/dialog-frame.tsx';
import { Select } from '../../../components/inputs/select.tsx';
import { attempt } from '../../../failures/report-failure.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { getEncodingChoices } from './encoding-choices.ts';
import css from './encoding-dialog.module.css';
import type { EncodingQuestion } from './encoding-question.ts';

const MAX_PREVIEW_LINES = 8;
const MAX_LINE_LENGTH = 160;
const NON_ASCII = /[^\t\u0020-\u007e]/;

/** Lets the user compare how the text of a file looks in each encoding. */
export function EncodingDialog({ question }: { question: EncodingQuestion }) {
  const translate = useTranslate();
  const { fileName, sample, assumed, answer } = question;
  const [encoding, setEncoding] = useState(assumed);
  const decodedText = useDecodedText(sample, encoding);
  return (
    <DialogFrame
      title={translate('tables.encodingTitle')}
      modalClassName={css.modal}
      dialogClassName={css.dialog}
      onClose={() => answer(undefined)}
    >
      <div className={css.form}>
        <p>{translate('tables.encodingText', { file: shortenName(fileName) })}</p>
        <Select
          label={translate('tables.encoding')}
          value={encoding}
          choices={getEncodingChoices(translate)}
          onChange={(encodingId) => setEncoding(encodingId as Encoding)}
          autoFocus
        />
        <section className={css.preview} aria-label={translate('tables.encodingPreview')} aria-live="polite">
          {decodedText === undefined
            ? null
            : getPreviewLines(decodedText.text).map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a file may be equal
                <p key={index} dir="auto">
                  {line}
                </p>
              ))}
        </section>
        <div className={css.foot}>
          <Button onPress={() => answer(undefined)}>{translate('shell.cancel')}</Button>
          <Button kind="primary" onPress={() => answer(encoding)}>
            {translate('tables.encodingRead')}
          </Button>
        </div>
      </div>
    </DialogFrame>
  );
}

function useDecodedText(sample: Uint8Array, encoding: Encoding): DecodedText | undefined {
  const [decodedText, setDecodedText] = useState<DecodedText>();
  useEffect(() => {
    let isCurrent = true;
    attempt(
      decodeText(sample, encoding).then((result) => {
        if (isCurrent) setDecodedText(result);
      }),
    );
    return () => {
      isCurrent = false;
    };
  }, [sample, encoding]);
  return decodedText;
}

/** Returns the first lines with characters that depend on the encoding. */
function getPreviewLines(decodedText: string): string[] {
  return decodedText
    .split(/[\r\n]+/)
    .filter((line) => NON_ASCII.test(line))
    .slice(0, MAX_PREVIEW_LINES)
    .map((line) => (line.length > MAX_LINE_LENGTH ? `${line.slice(0, MAX_LINE_LENGTH)}…` : line));
}
