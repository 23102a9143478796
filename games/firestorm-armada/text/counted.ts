/**
 * Adds numbers to messages: a ship gets its number only if its squadron has others (a ship alone has 0), a squadron or flight its size only
 * if it has several members.
 */
export function counted(messages: string): string {
  return messages
    .replaceAll(/ \{ \$(number|shipNumber|targetNumber) \}/g, '{ $$$1 ->\n    [0] {""}\n   *[other] {" "}{ $$$1 }\n  }')
    .replaceAll(' ({ $count })', '{ $count ->\n    [1] {""}\n   *[other] {" "}×{ $count }\n  }')
}
