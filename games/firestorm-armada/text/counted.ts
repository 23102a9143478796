/** Messages in which a ship is named with its number only where it has mates (it is 0 for who flies alone), and a squadron or flight with how many they are only where they are several. */
export function counted(messages: string): string {
  return messages
    .replaceAll(/ \{ \$(number|shipNumber|targetNumber) \}/g, '{ $$$1 ->\n    [0] {""}\n   *[other] {" "}{ $$$1 }\n  }')
    .replaceAll(' ({ $count })', '{ $count ->\n    [1] {""}\n   *[other] {" "}×{ $count }\n  }')
}
