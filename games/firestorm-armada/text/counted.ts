/**
 * Adds numbers to messages: a ship has its number only if its squadron has others (0 for a ship alone), and a squadron or flight its size
 * only if there are several.
 */
export function counted(messages: string): string {
  return messages
    .replaceAll(/ \{ \$(number|shipNumber|targetNumber) \}/g, '{ $$$1 ->\n    [0] {""}\n   *[other] {" "}{ $$$1 }\n  }')
    .replaceAll(' ({ $count })', '{ $count ->\n    [1] {""}\n   *[other] {" "}×{ $count }\n  }')
}
