import {
  ChartNoAxesColumn,
  Circle,
  Copyright,
  Eye,
  EyeOff,
  Grip,
  Image,
  Images,
  List,
  Lock,
  LockOpen,
  Shield,
  Square,
  TextCursor,
  WholeWord,
} from 'lucide-react';
import { memo, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  Button,
  Collection,
  type Key,
  ListLayout,
  Tree,
  TreeItem,
  TreeItemContent,
  useDragAndDrop,
  Virtualizer,
} from 'react-aria-components';
import type { Element } from '../../../../shared/card/template/template.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { moveElementsBefore, splitAddress } from '../../../../shared/studio/arrange/order.ts';
import { formatFieldLabel, formatKey } from '../../../../shared/studio/bindable.ts';
import { createSideTree, getElementName, type TreeNode } from '../../../../shared/studio/elements.ts';
import { findElements, getSideElements, type StudioElement, type StudioView } from '../../../../shared/studio/view.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { useContextMenu } from '../../../components/row-menu/use-context-menu.tsx';
import { useAfterPaint } from '../../../platform/after-paint.ts';
import { useLatest, useReused } from '../../../platform/use-latest.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { createElementActions } from '../element-actions.tsx';
import { OverflowButton } from '../overflow/overflow-button.tsx';
import type { Studio } from '../use-studio.ts';
import type { StudioActions } from '../use-studio-actions.ts';
import css from './tree.module.css';

const ICONS: Readonly<Record<Element['kind'], typeof Square>> = {
  text: WholeWord,
  flow: TextCursor,
  stat: ChartNoAxesColumn,
  track: Square,
  symbol: Shield,
  picture: Images,
  list: List,
  credit: Copyright,
  art: Image,
  shape: Circle,
  halftone: Grip,
};

/** Returns the label of an element: its own title, or else what the element shows. */
export function getElementLabel(translate: Translate, element: Element, game: Game): string {
  const { kind, title, text, pointer } = getElementName(element);
  if (element.title !== undefined) return element.title;
  if (title !== undefined) return formatKey(title, game);
  if (text !== undefined) return text;
  if (pointer !== undefined) return formatFieldLabel(pointer, game) || pointer;
  if (element.kind === 'picture') return element.picture;
  const paintColor = element.kind === 'shape' ? (element.fill ?? element.stroke?.colour) : undefined;
  return paintColor === undefined
    ? translate(`studio.kinds.${kind}`)
    : translate('studio.painted', { kind: translate(`studio.kinds.${kind}`), colour: paintColor });
}

interface Props {
  studio: Studio;
  actions: StudioActions;
  /** Whether the element is printed for the subject on the card. */
  isShown(studioElement: StudioElement): boolean;
}

/** Lists the elements of the side, topmost first, with buttons that lock and hide them. */
export function ElementTree({ studio, actions, isShown }: Props) {
  const translate = useTranslate();
  const { studioView, side, selection, canEdit, game, select, commitEdits } = studio;
  // The card is painted before its tree.
  const settledView = useAfterPaint(studioView);
  const reuse = useCallback(
    (previousNodes: readonly TreeNode[], nextNodes: readonly TreeNode[]) =>
      reuseNodes(translate, previousNodes, nextNodes, game),
    [game, translate],
  );
  const treeNodes = useReused(
    useMemo(() => [...createSideTree(settledView, side)].reverse(), [settledView, side]),
    reuse,
  );
  const absentAddresses = useMemo(
    () =>
      getSideElements(settledView, side)
        .filter((studioElement) => !isShown(studioElement))
        .map(({ address }) => address)
        .join(' '),
    [settledView, side, isShown],
  );
  const latestViewRef = useLatest(studioView);
  return (
    <ElementRows
      nodes={treeNodes}
      absentAddresses={absentAddresses}
      selection={selection}
      canEdit={canEdit}
      game={game}
      actions={actions}
      select={select}
      commitEdits={commitEdits}
      latestViewRef={latestViewRef}
    />
  );
}

interface ElementRowsProps extends Pick<Studio, 'selection' | 'canEdit' | 'game' | 'select' | 'commitEdits'> {
  nodes: readonly TreeNode[];
  /**
   * Addresses of elements that are not printed on the shown card, such as `front/2`, separated by spaces. As a string, an equal list does
   * not render the memoized rows again.
   */
  absentAddresses: string;
  actions: StudioActions;
  latestViewRef: RefObject<StudioView>;
}

const ROW_HEIGHT_PX = 28;
const LIST_LAYOUT_OPTIONS = { rowHeight: ROW_HEIGHT_PX };

/** Renders only the visible rows: each rendered row listens to every key, and the browser checks all of them in each frame. */
const ElementRows = memo(function ElementRows({
  nodes,
  absentAddresses,
  selection,
  canEdit,
  game,
  actions,
  select,
  commitEdits,
  latestViewRef,
}: ElementRowsProps) {
  const translate = useTranslate();
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !canEdit,
    getItems: (draggedKeys) => [...draggedKeys].map((draggedKey) => ({ 'text/plain': String(draggedKey) })),
    onReorder: ({ keys, target }) => {
      const { list, index } = splitAddress(String(target.key));
      const movedAddresses = [...keys].map(String).filter((address) => splitAddress(address).list === list);
      // The tree lists the elements in reverse painting order.
      const targetIndex = target.dropPosition === 'before' ? index + 1 : index;
      const { edits, addresses } = moveElementsBefore(latestViewRef.current, movedAddresses, targetIndex);
      if (commitEdits(edits)) select(addresses);
    },
  });
  // The tree's own set remembers where a range selection with Shift starts.
  const [treeSelection, setTreeSelection] = useState<ReadonlySet<Key>>(new Set());
  const isTreeSelectionCurrent =
    treeSelection.size === selection.length && selection.every((address) => treeSelection.has(address));
  const absent = useMemo(() => new Set(absentAddresses.split(' ')), [absentAddresses]);
  const treeRef = useRef<HTMLDivElement>(null);
  const [expandedKeys, setExpandedKeys] = useState<ReadonlySet<Key>>(new Set());
  const scrolledToRef = useRef<string>(undefined);
  const [firstAddress] = selection;
  useEffect(() => {
    const { current } = treeRef;
    if (current === null || scrolledToRef.current === firstAddress) return;
    const hasFocusInside = firstAddress === undefined || current.contains(document.activeElement);
    const rowIndex = hasFocusInside ? -1 : listVisibleRows(nodes, expandedKeys).indexOf(firstAddress);
    // A new element is selected before its row exists.
    if (rowIndex < 0 && !hasFocusInside) return;
    scrolledToRef.current = firstAddress;
    if (rowIndex < 0) return;
    const [rowTop, rowBottom] = [rowIndex * ROW_HEIGHT_PX, (rowIndex + 1) * ROW_HEIGHT_PX];
    if (rowTop < current.scrollTop) current.scrollTop = rowTop;
    else if (rowBottom > current.scrollTop + current.clientHeight) current.scrollTop = rowBottom - current.clientHeight;
  }, [firstAddress, nodes, expandedKeys]);
  const { onContextMenu, contextMenu } = useContextMenu((target) => {
    const address = target.closest('[role="row"]')?.getAttribute('data-key');
    if (address == null || !canEdit) return undefined;
    // A click outside the selection selects the row below the pointer.
    const menuAddresses = selection.includes(address) ? selection : [address];
    if (menuAddresses !== selection) select(menuAddresses);
    return {
      label: translate('studio.elementMenu', { n: menuAddresses.length }),
      actions: createElementActions(translate, actions, findElements(latestViewRef.current, menuAddresses)),
    };
  });
  return (
    <>
      <Virtualizer layout={ListLayout} layoutOptions={LIST_LAYOUT_OPTIONS}>
        <Tree
          ref={treeRef}
          // The tree scrolls back to its last known offset when a row is pressed, so it has to receive the current offset first.
          onPointerDownCapture={() => treeRef.current?.dispatchEvent(new Event('scroll'))}
          aria-label={translate('studio.elements')}
          onContextMenu={onContextMenu}
          className={css.tree ?? ''}
          selectionMode="multiple"
          selectionBehavior="replace"
          selectedKeys={isTreeSelectionCurrent ? treeSelection : selection}
          onSelectionChange={(selectedKeys) => {
            if (selectedKeys === 'all') actions.selectAll();
            else {
              setTreeSelection(selectedKeys);
              select([...selectedKeys].map(String));
            }
          }}
          expandedKeys={expandedKeys}
          onExpandedChange={setExpandedKeys}
          items={nodes}
          dependencies={[canEdit, absent, game]}
          {...(canEdit ? { dragAndDropHooks } : {})}
          renderEmptyState={() => <p className={css.empty}>{translate('studio.noElements')}</p>}
        >
          {(node) => (
            <ElementRow id={node.address} node={node} absent={absent} canEdit={canEdit} game={game} actions={actions} />
          )}
        </Tree>
      </Virtualizer>
      {contextMenu}
    </>
  );
});

/** Returns the addresses of the visible rows from top to bottom. */
const listVisibleRows = (nodes: readonly TreeNode[], expandedKeys: ReadonlySet<Key>): readonly string[] =>
  nodes.flatMap(({ address, children }) =>
    expandedKeys.has(address) ? [address, ...listVisibleRows([...children].reverse(), expandedKeys)] : [address],
  );

/** Reuses the objects of nodes that look the same, and the whole list if all nodes do. Moving an element on the card changes no row. */
function reuseNodes(
  translate: Translate,
  previousNodes: readonly TreeNode[],
  nextNodes: readonly TreeNode[],
  game: Game,
): readonly TreeNode[] {
  const previousByAddress = new Map(previousNodes.map((previousNode) => [previousNode.address, previousNode]));
  const reusedNodes = nextNodes.map((nextNode) => {
    const previousNode = previousByAddress.get(nextNode.address);
    return previousNode !== undefined && isSameRow(translate, previousNode, nextNode, game) ? previousNode : nextNode;
  });
  return reusedNodes.length === previousNodes.length &&
    reusedNodes.every((node, index) => node === previousNodes[index])
    ? previousNodes
    : reusedNodes;
}

function isSameRow(translate: Translate, firstNode: TreeNode, secondNode: TreeNode, game: Game): boolean {
  const [firstElement, secondElement] = [firstNode.element, secondNode.element];
  if (firstElement === secondElement) return true;
  return (
    firstElement.kind === secondElement.kind &&
    firstElement.group === secondElement.group &&
    firstElement.locked === secondElement.locked &&
    firstElement.hidden === secondElement.hidden &&
    getElementLabel(translate, firstElement, game) === getElementLabel(translate, secondElement, game) &&
    firstNode.children.length === secondNode.children.length &&
    firstNode.children.every((child, index) =>
      isSameRow(translate, child, secondNode.children[index] as TreeNode, game),
    )
  );
}

interface ElementRowProps {
  /** The key of the row in the collection. Without this prop, React Aria identifies rows by their index. */
  id: string;
  node: TreeNode;
  absent: ReadonlySet<string>;
  canEdit: boolean;
  game: Game;
  actions: StudioActions;
}

function ElementRow({ id, node, absent, canEdit, game, actions }: ElementRowProps) {
  const translate = useTranslate();
  const { address, element, children } = node;
  const label = getElementLabel(translate, element, game);
  const Icon = ICONS[element.kind];
  const isAbsent = absent.has(address);
  return (
    <TreeItem id={id} textValue={label} className={css.item ?? ''} data-quiet={element.hidden || isAbsent || undefined}>
      <TreeItemContent>
        <div className={css.row}>
          {canEdit ? (
            <Button
              slot="drag"
              className={css.drag ?? ''}
              aria-label={translate('studio.dragElement', { name: shortenName(label) })}
            />
          ) : null}
          <Icon aria-hidden />
          <span
            className={css.name}
            title={isAbsent ? translate('studio.notOnCard', { name: shortenName(label) }) : label}
          >
            {label}
          </span>
          <OverflowButton address={address} elementKind={element.kind} label={label} className={css.overflow} />
          {element.group === undefined ? null : <span className={css.group}>{element.group}</span>}
          <FlagButton
            element={element}
            address={address}
            label={label}
            flagName="locked"
            canEdit={canEdit}
            actions={actions}
          />
          <FlagButton
            element={element}
            address={address}
            label={label}
            flagName="hidden"
            canEdit={canEdit}
            actions={actions}
          />
        </div>
      </TreeItemContent>
      <Collection items={[...children].reverse()}>
        {(childNode) => (
          <ElementRow
            id={childNode.address}
            node={childNode}
            absent={absent}
            canEdit={canEdit}
            game={game}
            actions={actions}
          />
        )}
      </Collection>
    </TreeItem>
  );
}

interface FlagProps {
  element: Element;
  address: string;
  label: string;
  flagName: 'locked' | 'hidden';
  canEdit: boolean;
  actions: StudioActions;
}

function FlagButton({ element, address, label, flagName, canEdit, actions }: FlagProps) {
  const translate = useTranslate();
  const isOn = element[flagName] === true;
  const Icon = flagName === 'locked' ? (isOn ? Lock : LockOpen) : isOn ? EyeOff : Eye;
  if (!canEdit && !isOn) return null;
  return (
    <Button
      className={css.flag ?? ''}
      data-on={isOn || undefined}
      isDisabled={!canEdit}
      aria-label={translate(`studio.flagOf.${flagName}`, { name: shortenName(label), on: isOn })}
      onPress={() => actions.setFlag(address, flagName, !isOn)}
    >
      <Icon aria-hidden />
    </Button>
  );
}
