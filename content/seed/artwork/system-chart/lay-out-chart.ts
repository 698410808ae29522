import { estimateWidth, wordsOf, wrapLabel } from './wrap-label.ts'

export interface ChartNode {
  id: string
  parent: string | null
  label: string
}

/** One box of the chart with its place. */
export interface ChartBox {
  id: string
  label: string
  depth: number
  lines: readonly string[]
  x: number
  y: number
  width: number
  height: number
  children: readonly ChartBox[]
  /** Whether its children stand under it one below the other, instead of side by side. */
  stacksChildren: boolean
  /** Whether it is itself one of a stack. */
  isStacked: boolean
}

export interface ChartLayout {
  root: ChartBox
  height: number
  fontSize: number
  lineHeight: number
}

export const chartMeasures = {
  padding: 15,
  gapAcross: 18,
  gapDown: 46,
  gapStacked: 12,
  indent: 26,
  margin: 4,
}

interface Tree {
  node: ChartNode
  depth: number
  children: Tree[]
}

interface Frame {
  /** Levels above this depth have their children side by side. */
  sideBySide: number
  boxWidth: number
  fontSize: number
  lineHeight: number
}

/**
 * Places the boxes from left to right within a width. Upper levels stand side by side as far down as they fit; below
 * that, children are stacked. On a telephone's width everything is stacked.
 */
export function layOutChart(
  nodes: readonly ChartNode[],
  width: number,
  isArabicScript: boolean,
): ChartLayout {
  const tree = growTree(nodes)
  const fontSize = 15.5
  const lineHeight = fontSize * (isArabicScript ? 1.62 : 1.36)
  const inner = width - chartMeasures.margin * 2
  const deepest = depthOf(tree)
  const longestWord = Math.max(...nodes.flatMap(({ label }) => wordsOf(label).map(estimateWidth))) * fontSize
  for (let sideBySide = deepest; sideBySide > 0; sideBySide--) {
    const stackedLevels = deepest - sideBySide
    const least = Math.max(
      136,
      longestWord + chartMeasures.padding * 2 + stackedLevels * chartMeasures.indent,
    )
    const widest = columnsOf(tree, sideBySide) === 1 ? Math.min(440, inner) : 240
    for (let boxWidth = widest; boxWidth >= least; boxWidth -= 4) {
      const root = placeBoxes(tree, { sideBySide, boxWidth, fontSize, lineHeight })
      const { left, right } = extentOf(root)
      if (right - left <= inner) {
        const moved = shift(root, chartMeasures.margin - left + (inner - (right - left)) / 2)
        return { root: moved, height: bottomOf(moved) + chartMeasures.margin, fontSize, lineHeight }
      }
    }
  }
  const outline = placeBoxes(tree, { sideBySide: 0, boxWidth: Math.min(620, inner), fontSize, lineHeight })
  const root = shift(outline, chartMeasures.margin)
  return { root, height: bottomOf(root) + chartMeasures.margin, fontSize, lineHeight }
}

function growTree(nodes: readonly ChartNode[]): Tree {
  const first = nodes[0]
  if (first === undefined) throw new Error('A system chart needs at least one box')
  const grow = (node: ChartNode, depth: number): Tree => ({
    node,
    depth,
    children: nodes
      .filter((child) => child !== node && child !== first && child.parent === node.id)
      .map((child) => grow(child, depth + 1)),
  })
  return grow(first, 0)
}

function depthOf(tree: Tree): number {
  return tree.children.reduce((deepest, child) => Math.max(deepest, depthOf(child)), tree.depth)
}

/** Into how many columns a tree parts while its children stand side by side. */
function columnsOf(tree: Tree, sideBySide: number): number {
  if (tree.children.length === 0 || tree.depth >= sideBySide) return 1
  return tree.children.reduce((sum, child) => sum + columnsOf(child, sideBySide), 0)
}

function placeBoxes(tree: Tree, frame: Frame): ChartBox {
  const { gapDown, padding } = chartMeasures
  const rowHeights: number[] = []
  const measure = (branch: Tree): void => {
    if (branch.depth > frame.sideBySide) return
    const lines = wrapLabel(branch.node.label, (frame.boxWidth - padding * 2) / frame.fontSize)
    rowHeights[branch.depth] = Math.max(rowHeights[branch.depth] ?? 0, heightOf(lines.length, frame))
    branch.children.forEach(measure)
  }
  measure(tree)
  const place = (branch: Tree, top: number): ChartBox => {
    const box = makeBox(branch, frame, frame.boxWidth, top, rowHeights[branch.depth])
    if (branch.depth >= frame.sideBySide)
      return { ...box, children: stack(branch, box, frame), stacksChildren: true }
    const children: ChartBox[] = []
    for (const child of branch.children) {
      const placed = place(child, top + box.height + gapDown)
      children.push(shift(placed, distanceBeside(children, placed)))
    }
    const [first, last] = [children[0], children.at(-1)]
    const x = first && last ? (first.x + last.x) / 2 : 0
    return { ...box, x, children }
  }
  return place(tree, chartMeasures.margin)
}

function heightOf(lines: number, frame: Frame): number {
  return lines * frame.lineHeight + chartMeasures.padding * 1.7
}

function makeBox(tree: Tree, frame: Frame, width: number, y: number, rowHeight?: number): ChartBox {
  const { id, label } = tree.node
  const lines = wrapLabel(label, (width - chartMeasures.padding * 2) / frame.fontSize)
  const height = Math.max(rowHeight ?? 0, heightOf(lines.length, frame))
  const isStacked = tree.depth > frame.sideBySide || frame.sideBySide === 0
  return {
    id,
    label,
    depth: tree.depth,
    lines,
    x: 0,
    y,
    width,
    height,
    children: [],
    stacksChildren: false,
    isStacked,
  }
}

/** Children one below the other, indented at the start and flush with their parent at the end. */
function stack(tree: Tree, parent: ChartBox, frame: Frame): ChartBox[] {
  const { indent, gapStacked } = chartMeasures
  let y = parent.y + parent.height + gapStacked
  return tree.children.map((child) => {
    const box = { ...makeBox(child, frame, parent.width - indent, y), x: parent.x + indent }
    const whole: ChartBox = { ...box, children: stack(child, box, frame), stacksChildren: true }
    y = bottomOf(whole) + gapStacked
    return whole
  })
}

/** How far a branch must move right so that none of its boxes comes too near to those already placed. */
function distanceBeside(placed: readonly ChartBox[], branch: ChartBox): number {
  const mine = flattenChart(branch)
  let distance = placed.length === 0 ? 0 : -Infinity
  for (const theirs of placed.flatMap(flattenChart)) {
    for (const box of mine) {
      const isLevel =
        theirs.y < box.y + box.height + chartMeasures.gapStacked &&
        box.y < theirs.y + theirs.height + chartMeasures.gapStacked
      if (isLevel) distance = Math.max(distance, theirs.x + theirs.width + chartMeasures.gapAcross - box.x)
    }
  }
  return distance
}

function shift(box: ChartBox, distance: number): ChartBox {
  return { ...box, x: box.x + distance, children: box.children.map((child) => shift(child, distance)) }
}

/** A box and everything under it. */
export function flattenChart(box: ChartBox): ChartBox[] {
  return [box, ...box.children.flatMap(flattenChart)]
}

function extentOf(root: ChartBox): { left: number; right: number } {
  const boxes = flattenChart(root)
  return {
    left: Math.min(...boxes.map(({ x }) => x)),
    right: Math.max(...boxes.map(({ x, width }) => x + width)),
  }
}

function bottomOf(box: ChartBox): number {
  return Math.max(...flattenChart(box).map(({ y, height }) => y + height))
}
