import {
  ChartNoAxesColumn,
  Circle,
  Eye,
  EyeOff,
  Grip,
  Image,
  List,
  Lock,
  LockOpen,
  Shield,
  Square,
  TextCursor,
  WholeWord,
} from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { Button, Collection, Tree, TreeItem, TreeItemContent, useDragAndDrop } from 'react-aria-components';
import type { Element } from '../../../../shared/card/template/template.ts';
import { moveTo, placeOf } from '../../../../shared/studio/arrange/order.ts';
import { elementTree, nameOf, type TreeNode } from '../../../../shared/studio/elements.ts';
import { STUDIO } from '../../../strings/studio.ts';
import type { Acts } from '../use-acts.ts';
import type { Studio } from '../use-studio.ts';
import css from './tree.module.css';

const ICONS: Readonly<Record<Element['kind'], typeof Square>> = {
  text: WholeWord,
  flow: TextCursor,
  stat: ChartNoAxesColumn,
  track: Square,
  symbol: Shield,
  list: List,
  art: Image,
  shape: Circle,
  halftone: Grip,
};

/** What an element is called: as somebody named it, else by what it shows. */
export function elementLabel(element: Element): string {
  const { kind, title, words, at } = nameOf(element);
  if (title !== undefined) return title;
  if (words !== undefined) return words;
  if (at !== undefined) return placeWords(at);
  const paint = element.kind === 'shape' ? (element.fill ?? element.stroke?.colour) : undefined;
  return paint === undefined ? STUDIO.kinds[kind] : STUDIO.painted(STUDIO.kinds[kind], paint);
}

/** `/character/hp/total` as `hp total`. */
const placeWords = (at: string): string =>
  at
    .split('/')
    .slice(2)
    .filter((part) => part !== '*')
    .join(' ') || at;

/** The elements of the side, topmost first, with locks and eyes. */
export function ElementTree({ studio, acts }: { studio: Studio; acts: Acts }) {
  const { view, side, selection, canEdit, select, run } = studio;
  const nodes = useMemo(() => {
    const found = elementTree(view).find((one) => one.side === side);
    return [...(found?.nodes ?? [])].reverse();
  }, [view, side]);
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !canEdit,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const { list, index } = placeOf(String(target.key));
      const moved = [...keys].map(String).filter((address) => placeOf(address).list === list);
      // The tree begins with what is painted last.
      const before = target.dropPosition === 'before' ? index + 1 : index;
      const { edits, addresses } = moveTo(view, moved, before);
      if (run(edits)) select(addresses);
    },
  });
  const place = useRef<HTMLDivElement>(null);
  const [first] = selection;
  useEffect(() => {
    if (first === undefined || place.current?.contains(document.activeElement) === true) return;
    place.current?.querySelector(`[data-key="${CSS.escape(first)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [first]);
  return (
    <Tree
      ref={place}
      aria-label={STUDIO.elements}
      className={css.tree ?? ''}
      selectionMode="multiple"
      selectionBehavior="replace"
      selectedKeys={selection}
      onSelectionChange={(keys) => {
        if (keys === 'all') acts.selectAll();
        else select([...keys].map(String));
      }}
      items={nodes}
      {...(canEdit ? { dragAndDropHooks } : {})}
      renderEmptyState={() => <p className={css.empty}>{STUDIO.noElements}</p>}
    >
      {(node) => <Node key={node.address} node={node} studio={studio} acts={acts} />}
    </Tree>
  );
}

function Node({ node, studio, acts }: { node: TreeNode; studio: Studio; acts: Acts }) {
  const { address, element, children } = node;
  const label = elementLabel(element);
  const Icon = ICONS[element.kind];
  return (
    <TreeItem id={address} textValue={label} className={css.item ?? ''} data-quiet={element.hidden || undefined}>
      <TreeItemContent>
        <div className={css.row}>
          {studio.canEdit ? (
            <Button slot="drag" className={css.drag ?? ''} aria-label={STUDIO.dragElement(label)} />
          ) : null}
          <Icon aria-hidden />
          <span className={css.name} title={label}>
            {label}
          </span>
          {element.group === undefined ? null : <span className={css.group}>{element.group}</span>}
          <Flag element={element} address={address} label={label} which="locked" studio={studio} acts={acts} />
          <Flag element={element} address={address} label={label} which="hidden" studio={studio} acts={acts} />
        </div>
      </TreeItemContent>
      <Collection items={[...children].reverse()}>
        {(inner) => <Node key={inner.address} node={inner} studio={studio} acts={acts} />}
      </Collection>
    </TreeItem>
  );
}

interface FlagProps {
  element: Element;
  address: string;
  label: string;
  which: 'locked' | 'hidden';
  studio: Studio;
  acts: Acts;
}

function Flag({ element, address, label, which, studio, acts }: FlagProps) {
  const isOn = element[which] === true;
  const Icon = which === 'locked' ? (isOn ? Lock : LockOpen) : isOn ? EyeOff : Eye;
  if (!studio.canEdit && !isOn) return null;
  const { selection } = studio;
  return (
    <Button
      className={css.flag ?? ''}
      data-on={isOn || undefined}
      isDisabled={!studio.canEdit}
      aria-label={STUDIO.flagOf[which](label, isOn)}
      onPress={() => acts.flag(selection.includes(address) ? selection : [address], which, !isOn)}
    >
      <Icon aria-hidden />
    </Button>
  );
}
