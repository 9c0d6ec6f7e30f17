import type { ReactNode } from 'react';
import {
  createNewNameEdits,
  FORGET_FORMER_NAME,
  type FormerName,
  findFormerName,
} from '../../../../shared/document/former-name.ts';
import type { Character } from '../../../../shared/document/schema.ts';
import type { Fix } from '../../../../shared/rules/finding.ts';
import css from '../../../components/findings/field-findings.module.css';
import { FixButtons } from '../../../components/findings/fix-buttons.tsx';
import { SeverityIcon } from '../../../components/findings/severity-icon.tsx';
import { useDocumentEdits, useDocumentSelector, useFieldValue } from '../../../fields/document-port.ts';
import { focusField } from '../../../fields/focus-field.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../../texts/use-translate.ts';

/**
 * Returns the hint below the name that texts still use the former name, with buttons that replace it in all of them or keep it. Undefined
 * if no text does, for other fields, and in documents other than characters.
 */
export function useFormerNameHint(pointer: string): ReactNode {
  const translate = useTranslate();
  const { edit, getDocument } = useDocumentEdits();
  // Primitive values, so that edits of other fields don't render the field again.
  const formerName = useDocumentSelector((document) => findOwnFormerName(document, pointer)?.name);
  const textCount = useDocumentSelector((document) => findOwnFormerName(document, pointer)?.pointers.length ?? 0);
  const newName = useFieldValue(pointer);
  if (formerName === undefined || typeof newName !== 'string') return undefined;
  const fixes: readonly Fix[] = [
    {
      label: translate('labels.useNewName', { name: shortenName(newName.trim()) }),
      // Read when the button is pressed, since other texts change without rendering this field.
      get edits() {
        return [...createNewNameEdits(getDocument() as Character)];
      },
    },
    { label: translate('labels.keepOldName', { name: shortenName(formerName) }), edits: [FORGET_FORMER_NAME] },
  ];
  return (
    <div className={css.finding} data-severity="warning">
      <SeverityIcon severity="warning" />
      <span>{translate('labels.oldName', { count: textCount, name: shortenName(formerName) })}</span>
      <div className={css.fieldFixes}>
        <FixButtons
          fixes={fixes}
          onFix={(fix) => {
            edit(fix.edits);
            // The buttons disappear, so the focus goes to the name.
            focusField(pointer);
          }}
        />
      </div>
    </div>
  );
}

/** Returns the former name that texts of a character still use, for the field of its name only. */
const findOwnFormerName = (document: unknown, pointer: string): FormerName | undefined =>
  pointer === '/name' && (document as Character).format === 'rollcall.character'
    ? findFormerName(document as Character)
    : undefined;
