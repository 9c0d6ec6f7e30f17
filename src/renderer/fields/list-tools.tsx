import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react';
import { memo } from 'react';
import type { Edit } from '../../shared/document/edit.ts';
import { toast } from '../app/toasts/toasts.ts';
import { IconButton } from '../components/button.tsx';
import { FORM } from '../strings/documents/form.ts';
import { SHELL } from '../strings/shell.ts';
import { useEdits } from './document-port.ts';
import { focusLater } from './focus-later.ts';

interface Props {
  /** Pointer of the list. */
  path: string;
  list: readonly unknown[];
  index: number;
  /** What the entry is called, for the labels. */
  name: string;
  className?: string | undefined;
}

/** Move, copy and remove one entry of a list of the document. */
export function ListTools(props: Props) {
  const { edit } = useEdits();
  return <Tools {...props} edit={edit} />;
}

interface ToolsProps extends Props {
  edit(edits: readonly Edit[]): void;
}

const Tools = memo(function Tools({ path, list, index, name, className, edit }: ToolsProps) {
  const put = (next: readonly unknown[]) => edit([{ op: 'set', path, value: next }]);
  const entry = list[index];
  const moved = (to: number) => {
    const next = list.filter((_, i) => i !== index);
    next.splice(to, 0, entry);
    put(next);
    // The focus goes along, so that the next press moves the same entry on; at the end it turns round.
    const goesUp = to === list.length - 1 || (to < index && to > 0);
    focusLater(`[data-path="${path}/${to}"] [data-tool="${goesUp ? 'up' : 'down'}"]`);
  };
  return (
    <div className={className}>
      <IconButton
        icon={<ArrowUp />}
        data-tool="up"
        label={FORM.moveUp(name)}
        isDisabled={index === 0}
        onPress={() => moved(index - 1)}
      />
      <IconButton
        icon={<ArrowDown />}
        data-tool="down"
        label={FORM.moveDown(name)}
        isDisabled={index === list.length - 1}
        onPress={() => moved(index + 1)}
      />
      <IconButton
        icon={<Copy />}
        label={FORM.copy(name)}
        onPress={() => put([...list.slice(0, index + 1), entry, ...list.slice(index + 1)])}
      />
      <IconButton
        icon={<Trash2 />}
        data-tool="remove"
        label={FORM.remove(name)}
        onPress={() => {
          put(list.filter((_, i) => i !== index));
          const near = Math.min(index, list.length - 2);
          focusLater(
            near < 0 ? `[data-path="${path}"] [data-add]` : `[data-path="${path}/${near}"] [data-tool="remove"]`,
          );
          toast(FORM.removed(name), { action: { label: SHELL.undo, run: () => put(list) } });
        }}
      />
    </div>
  );
});
