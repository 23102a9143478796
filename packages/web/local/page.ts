import { schema } from '@orrery/kernel'

// The server's policy for pages forbids generated code, and the browser reports every attempt. Workers may generate code.
schema.forbidGeneratedCode()
