import { schema } from '@orrery/kernel'

// The server's policy for pages allows no generated code, and the browser reports every try. Workers may.
schema.forbidGeneratedCode()
