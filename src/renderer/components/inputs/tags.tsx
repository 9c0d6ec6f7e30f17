import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Label, Tag, TagGroup, TagList } from 'react-aria-components';
import { showHiddenExceptJoiners } from '../../../shared/sheet/kit/sheet-text.ts';
import { shortenName } from '../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { shownName } from '../name.tsx';
import css from './field.module.css';
import tags from './tags.module.css';

interface TagItem {
  /** Unique in the group. */
  id: string;
  label: string;
  unknown?: boolean;
}

interface Props {
  label: string;
  bare?: boolean;
  items: readonly TagItem[];
  onRemove(ids: ReadonlySet<string>): void;
  /** The control that adds a tag. */
  children: ReactNode;
}

/** The picked words, each with a button that removes it. Backspace and Delete remove a word, too. */
export function Tags({ label, bare, items, onRemove, children }: Props) {
  const translate = useTranslate();
  return (
    // The input is next to the group of tags, since React Aria would treat tags inside its list as options.
    <div className={tags.tags}>
      <TagGroup
        className={tags.tagGroup ?? ''}
        onRemove={(keys) => onRemove(new Set([...keys].map(String)))}
        selectionMode="none"
      >
        <Label className={bare === true ? css.hidden : `${css.label} ${tags.tagLabel}`}>{label}</Label>
        <TagList className={tags.tagList ?? ''} items={items}>
          {(item) => (
            <Tag
              id={item.id}
              textValue={item.label}
              className={tags.tag ?? ''}
              {...(item.unknown === true ? { 'data-unknown': true } : {})}
            >
              <bdi className={tags.word} title={showHiddenExceptJoiners(item.label)}>
                {shownName(item.label)}
              </bdi>
              <Button
                slot="remove"
                aria-label={translate('fields.remove', { what: shortenName(item.label) })}
                excludeFromTabOrder
              >
                <X />
              </Button>
            </Tag>
          )}
        </TagList>
      </TagGroup>
      {children}
    </div>
  );
}
