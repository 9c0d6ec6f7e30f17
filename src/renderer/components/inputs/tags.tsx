import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Label, Tag, TagGroup, TagList } from 'react-aria-components';
import { showHiddenExceptJoiners } from '../../../shared/sheet/kit/sheet-text.ts';
import { shortenName } from '../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { formatDisplayName } from '../display-name.tsx';
import css from './field.module.css';
import tagStyles from './tags.module.css';

interface TagItem {
  /** Unique in the group. */
  id: string;
  label: string;
  isUnknown?: boolean;
}

interface Props {
  label: string;
  isLabelHidden?: boolean;
  items: readonly TagItem[];
  onRemove(ids: ReadonlySet<string>): void;
  /** The control that adds a tag. */
  children: ReactNode;
}

/** The picked words, each with a button that removes it. Backspace and Delete also remove the focused word. */
export function Tags({ label, isLabelHidden, items, onRemove, children }: Props) {
  const translate = useTranslate();
  return (
    // `children` is outside the tag group, because React Aria treats everything inside the group as a tag.
    <div className={tagStyles.tags}>
      <TagGroup
        className={tagStyles.tagGroup ?? ''}
        onRemove={(tagIds) => onRemove(new Set([...tagIds].map(String)))}
        selectionMode="none"
      >
        <Label className={isLabelHidden === true ? css.hidden : `${css.label} ${tagStyles.tagLabel}`}>{label}</Label>
        <TagList className={tagStyles.tagList ?? ''} items={items}>
          {(item) => (
            <Tag
              id={item.id}
              textValue={item.label}
              className={tagStyles.tag ?? ''}
              {...(item.isUnknown === true ? { 'data-unknown': true } : {})}
            >
              <bdi className={tagStyles.word} title={showHiddenExceptJoiners(item.label)}>
                {formatDisplayName(item.label)}
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
