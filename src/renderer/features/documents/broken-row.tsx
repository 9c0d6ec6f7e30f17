import { FileWarning, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../components/button.tsx';
import { Name } from '../../components/name.tsx';
import { focusNeighbourAfter } from '../../fields/focus-later.ts';
import type { Broken } from '../../store/item.ts';
import { EDITING } from '../../strings/documents/editing.ts';
import css from './list.module.css';

interface Props {
  item: Broken;
  className?: string | undefined;
  href: string;
  /** What the list calls a document that cannot be read. */
  word: string;
  deleteLabel: string;
  /** Resolves when the deletion is written. */
  onDelete(): Promise<unknown>;
  /** Empty cells before the name, and after the word, as the rows of the list have them. */
  before?: ReactNode;
  after?: ReactNode;
}

/** A document in a list that cannot be read: the row says why, leads to its text, and deletes it. */
export function BrokenRow({ item, className, href, word, deleteLabel, onDelete, before, after }: Props) {
  return (
    <div className={className === undefined ? css.row : `${css.row} ${className}`}>
      <span className={css.portrait}>
        <span className={css.brokenMark}>
          <FileWarning aria-hidden />
        </span>
      </span>
      {before}
      <a className={css.name} href={href}>
        <Name name={item.name} />
        <span className={css.concept}>{EDITING.brokenReason(item.reason)}</span>
      </a>
      <span className={css.brokenWord}>{word}</span>
      {after}
      <span className={css.tools}>
        <IconButton
          icon={<Trash2 />}
          label={deleteLabel}
          data-remove
          onPress={({ target }) => focusNeighbourAfter(target, onDelete())}
        />
      </span>
    </div>
  );
}
